import type { RequestForm as RequestTable } from '@insurer/contract/forms/define-form.ts';
import { localizeForm } from '@insurer/contract/forms/form-text.ts';
import { caseRulesOf, requestForm, requestKinds } from '@insurer/contract/forms/forms.ts';
import type { RatedProduct } from '@insurer/contract/rates/read-rates.ts';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { readRatedList } from '#app/content/rates.ts';
import { Confirmation } from '#app/forms/confirmation.tsx';
import type { Flash } from '#app/forms/flash.server.ts';
import { emptyState, type FormState } from '#app/forms/form-state.ts';
import { UnkeptNotice } from '#app/forms/notice.tsx';
import { productFieldOf } from '#app/forms/product-field.ts';
import { RequestForm } from '#app/forms/request-form.tsx';
import { viewContext } from '#app/view-context.ts';
import { ClaimPanel } from '../claim/claim-panel.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { PageHead } from '../page-head.tsx';
import { askedPrice } from '../quote/asked-price.server.ts';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useSettings, useView } from '../use-view.ts';
import { askedPlan } from './asked-plan.server.ts';
import { type FormPage, loadFormPage } from './form-page.ts';
import { sendRequest } from './send-request.ts';
import { ServiceFrame } from './service-frame.tsx';

/** The form of the quote request also leads to the prices that can be seen at once, and takes over what was seen there. */
type RequestPage = FormPage & { rated?: RatedProduct[]; begun?: Record<string, string> };

export async function loader(args: LoaderFunctionArgs) {
  const view = args.context.get(viewContext);
  const form = formAt(view.path);
  const page = await loadFormPage(args, form.path, form.kind);
  const asked = form.takesProduct
    ? { ...askedProduct(form, args.request), ...(await askedPlan(view, args.request)) }
    : {};
  if (form.leadsTo !== 'prices') return data<RequestPage>({ ...page.data, begun: asked }, page.init ?? undefined);
  const [rated, price] = await Promise.all([readRatedList(view), askedPrice(view, args.request)]);
  const begun = { ...asked, ...price };
  // Whoever has seen a price and asks to be called is not sent back to the prices first.
  const offered = 'comments' in price ? [] : rated;
  return data<RequestPage>({ ...page.data, rated: offered, begun }, page.init ?? undefined);
}
export function action(args: ActionFunctionArgs) {
  return sendRequest(args, formAt(args.context.get(viewContext).path).kind);
}
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** The product that a link to the form names, such as one of a table of plans; the field shows it where it is one of its choices. */
function askedProduct(form: RequestTable, request: Request): Record<string, string> {
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const name = productFieldOf(form);
  return name && /^[\w-]{1,64}$/.test(product) ? { [name]: product } : {};
}

/** The form whose screen stands at an address without language; routes.ts sends no other address here. */
function formAt(path: string) {
  const kind = requestKinds.find((name) => path === `/${requestForm(name).path}`);
  if (!kind) throw new Error(`No form stands at ${path}`);
  return { ...requestForm(kind), kind };
}

/** A screen with a form that sends a service request, and content; after that, its confirmation. */
export default function RequestScreen(): ReactNode {
  const view = useView();
  const { frames } = useSettings();
  const { loaded, flash } = useLoaderData<FormPage>();
  const form = formAt(view.path);
  const { externalForm } = localizeForm<RequestTable>(form, view);
  const frame = externalForm && frames[externalForm.setting];
  if (frame) {
    return (
      <ContentScreen loaded={loaded} name={form.path}>
        <ServiceFrame address={frame} title={externalForm.title} height="form" />
      </ContentScreen>
    );
  }
  return flash ? <Sent flash={flash} /> : <FormScreen form={form} />;
}

function Sent({ flash }: { flash: Flash }): ReactNode {
  const view = useView();
  const { forms, tracking } = view.texts;
  const { sentTitle } = forms;
  const { company, footer, facts, options } = useSettings();
  const teamPhone = caseRulesOf(flash.kind, flash.isEnquiry)?.namesOfficer ? facts?.complaintsPhone?.text : undefined;
  return (
    <>
      <PageHead title={sentTitle} noindex />
      <ScreenTop heading={{ text: sentTitle, lang: view.language }} />
      <Confirmation
        flash={flash}
        about={options.products.find(({ value }) => value === flash.product)?.label}
        view={view}
        level={2}
        phone={teamPhone ?? company.tollFree?.text ?? footer?.phone}
        phoneOf={teamPhone && tracking.complaintsTeam}
      />
    </>
  );
}

function FormScreen({ form }: { form: RequestTable }): ReactNode {
  const view = useView();
  const { forms } = view.texts;
  const { options, acceptedRequests } = useSettings();
  const { loaded, unkept, rated = [], begun = {} } = useLoaderData<RequestPage>();
  const posted = useActionData<FormState>();
  const state = posted ?? { ...emptyState, values: begun };
  const wrong = posted !== undefined;
  // What was posted when it was no longer accepted comes back with the reason and every word.
  const accepted = wrong || acceptedRequests.some((kind) => kind === form.kind);
  const hasForm = accepted || form.whenClosed !== 'nothing';
  return (
    <ContentScreen
      loaded={loaded}
      name={form.path}
      titlePrefix={wrong ? forms.errorPrefix : undefined}
      lead={
        <>
          <QuotePanel products={rated} view={view} />
          {form.leadsTo === 'steps' && <ClaimPanel accepted={acceptedRequests} view={view} />}
        </>
      }
      form={
        hasForm && (
          <RequestForm
            view={view}
            form={form}
            options={options}
            state={state}
            level={2}
            accepted={accepted}
            notice={unkept && <UnkeptNotice open={unkept} view={view} />}
          />
        )
      }
    >
      {!accepted && form.whenClosed === 'sentence' && <p className="page-part page-width">{forms.notAccepted}</p>}
    </ContentScreen>
  );
}
