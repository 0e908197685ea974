import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { missingScreens } from '#app/content/providers.ts';
import { readRatedList } from '#app/content/rates.ts';
import type { HeadingName, ServicePath } from '#app/screens.ts';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';
import { CallLink } from '#app/ui/call-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { viewContext } from '#app/view-context.ts';
import { ContentScreen } from '../content/content-screen.tsx';
import { loadPageIfAny } from '../content/load-page.ts';
import { useSettings, useView } from '../use-view.ts';
import css from './e-services.css?inline';

/** Its own content, and what only some services have: lists of providers, and prices that are computed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const [loaded, missing, rated] = await Promise.all([
    loadPageIfAny(context, 'e-services'),
    missingScreens(view),
    readRatedList(view),
  ]);
  return { loaded, missing, rated };
}

/** What people want to do, the most urgent first. */
const groups = ['claim', 'care', 'visitor', 'follow', 'cover', 'wrong', 'talk'] as const;
type Wanted = (typeof groups)[number];
type Service = {
  wanted: Wanted;
  /** What it does, where the name of its screen does not say it. */
  link?: keyof Texts['eServices']['links'];
};
/** Screens that do something without being a form that is sent. */
type ToolPath = '/find-a-provider' | '/visit-visa-planner' | '/savings-calculator';

/** THE table of the page: every service, by what people want to do. A form that is missing here does not compile. */
const services: Readonly<Record<ServicePath | ToolPath, Service>> = {
  '/submit-claim': { wanted: 'claim', link: 'fileClaim' },
  '/claims': { wanted: 'claim', link: 'trackClaim' },
  '/find-a-provider': { wanted: 'care', link: 'findProvider' },
  '/activate-visa': { wanted: 'visitor', link: 'activate' },
  '/extend-insurance': { wanted: 'visitor', link: 'extend' },
  '/cancel-insurance': { wanted: 'visitor', link: 'cancel' },
  '/visit-visa-planner': { wanted: 'visitor', link: 'plan' },
  '/track-request': { wanted: 'follow', link: 'follow' },
  '/my-requests': { wanted: 'follow', link: 'mine' },
  '/get-a-quote': { wanted: 'cover', link: 'quote' },
  '/details-request': { wanted: 'cover', link: 'details' },
  '/savings-calculator': { wanted: 'cover' },
  '/submit-complaints': { wanted: 'wrong', link: 'complain' },
  '/complaints': { wanted: 'wrong', link: 'trackComplaint' },
  '/report-fraud': { wanted: 'wrong', link: 'fraud' },
  '/contact-us': { wanted: 'talk', link: 'write' },
};

function useServices() {
  const { missing, rated } = useLoaderData<typeof loader>();
  const { eServices, headings, quote } = useView().texts;
  const known = (Object.entries(services) as [ServicePath | ToolPath, Service][])
    .filter(([href]) => !missing.includes(href))
    .map(([href, { wanted, link }]) => ({
      href: href as string,
      wanted,
      words: link ? eServices.links[link] : headings[href.slice(1) as HeadingName],
    }));
  const prices = rated.map(({ product, label }) => ({
    href: `/quote/${product}`,
    wanted: 'cover' as Wanted,
    words: fill(quote.seePriceOf, { product: label.text }),
  }));
  return (wanted: Wanted) => [...prices, ...known].filter((service) => service.wanted === wanted);
}

/** What the e-services button leads to where there is no outside portal: every service, by what people want to do. */
export default function EServices(): ReactNode {
  const view = useView();
  const { eServices, emergency } = view.texts;
  const { company, footer, facts } = useSettings();
  const servicesFor = useServices();
  const phone = company.tollFree?.text ?? footer?.phone;
  const roadside = facts?.roadsidePhone?.text;
  return (
    <ContentScreen loaded={useLoaderData<typeof loader>().loaded} name="e-services" description={eServices.intro}>
      <div className="e-services page-width">
        <InlineStyle name="e-services" css={css} />
        <p className="lead">{eServices.intro}</p>
        <div className="e-services__groups">
          {groups
            .filter((wanted) => servicesFor(wanted).length > 0)
            .map((wanted) => (
              <section key={wanted} className="e-services__group">
                <h2 className="e-services__title">{eServices.wanted[wanted]}</h2>
                <ul className="e-services__list">
                  {wanted === 'claim' && roadside && (
                    <li>
                      <CallLink words={emergency.roadside} phone={roadside} />
                    </li>
                  )}
                  {wanted === 'talk' && phone && (
                    <li>
                      <CallLink words={eServices.call} phone={phone} />
                    </li>
                  )}
                  {servicesFor(wanted).map(({ href, words }) => (
                    // Where this browser holds no token the guarded page would only say that it cannot be opened.
                    <li key={href} {...(href === '/my-requests' && { 'data-with-token': '', hidden: true })}>
                      <SiteLink to={{ href, external: false }} view={view}>
                        <span>{words}</span>
                        <Icon name="arrow-end" flip />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </div>
    </ContentScreen>
  );
}
