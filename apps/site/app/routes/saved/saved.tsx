import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Saved } from '#app/application/saved-answers.server.ts';
import formsCss from '#app/forms/forms.css?inline';
import { longDate } from '#app/texts/dates.ts';
import { fill } from '#app/texts/fill.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import type { View } from '#app/view.ts';
import { PageHead } from '../page-head.tsx';
import { ScreenTop } from '../screen-top.tsx';
import { useView } from '../use-view.ts';
import { EndedLink } from './ended-link.tsx';
import { continueSaved, loadSaved, type SavedData } from './load-saved.server.ts';
import css from './saved.css?inline';
import { SavedLink } from './saved-link.tsx';
import { SavedPrices } from './saved-prices.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSaved(args);
export const action = (args: ActionFunctionArgs) => continueSaved(args);
export { formHeaders as headers } from '#app/forms/form-headers.ts';

/** What a visitor saved of an application: a document that is read, and posts once to go on (decision 0040). */
export default function SavedScreen(): ReactNode {
  const view = useView();
  const { saved, quote, link, isNew } = useLoaderData<SavedData>();
  if (!saved) return <EndedLink view={view} />;
  const { saved: words } = view.texts;
  const name = quote ? quote.product.text : nameOf(saved, view);
  const dates = { day: dayOf(saved.at, view), end: dayOf(saved.until, view) };
  const heading = quote ? fill(words.quoteTitle, { product: name }) : fill(words.title, { name });
  const mail = `${fill(words.mailBody, { name, ...dates })}\n${link}`;
  return (
    <>
      <PageHead title={heading} noindex />
      <ScreenTop heading={{ text: heading, lang: view.language }} />
      <div className="saved page-width">
        <InlineStyle name="forms" css={formsCss} />
        <InlineStyle name="saved" css={css} />
        <p>{fill(words.savedOn, dates)}</p>
        {isNew && <SavedLink {...{ link, mail, view }} subject={heading} isNew />}
        {quote && <SavedPrices {...{ quote, isNew, view }} saved={saved.answers} />}
        <GoOn saved={saved} view={view} />
        {!isNew && <SavedLink {...{ link, mail, view }} subject={heading} />}
      </div>
    </>
  );
}

function GoOn({ saved, view }: { saved: Saved; view: View }): ReactNode {
  const { saved: words } = view.texts;
  return (
    <form method="post" className="saved__part">
      {saved.answers.of === 'claim' && <p>{words.claimLeftOut}</p>}
      <p className="request-form__actions">
        <button type="submit" className="button button--action">
          {words.goOn}
        </button>
      </p>
      <p className="form-field__hint">{words.goOnHint}</p>
    </form>
  );
}

const dayOf = (moment: number, { language }: View): string => longDate(new Date(moment), language) ?? '';

/** What was saved, in the page's language where the site names it itself. */
function nameOf({ answers }: Saved, { texts }: View): string {
  return answers.of === 'quote' ? answers.label : texts.headings[answers.of];
}
