import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { KnownPath } from '#app/screens.ts';
import type { Texts } from '#app/texts/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { InlineStyle } from '#app/ui/policy-parts.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { ContentScreen } from '../content/content-screen.tsx';
import { useSettings, useView } from '../use-view.ts';
import css from './e-services.css?inline';
import { type FormPage, loadFormPage } from './form-page.ts';

export const loader = (args: LoaderFunctionArgs) => loadFormPage(args, 'e-services', 'e-services');

type Wanted = keyof Texts['eServices']['wanted'];

/** THE table of the page: what people want to do, the most urgent first, and the services that do it. */
const services: readonly { wanted: Wanted; links: Partial<Record<KnownPath, keyof Texts['eServices']['links']>> }[] = [
  { wanted: 'claim', links: { '/submit-claim': 'fileClaim', '/claims': 'trackClaim' } },
  {
    wanted: 'visitor',
    links: { '/activate-visa': 'activate', '/extend-insurance': 'extend', '/cancel-insurance': 'cancel' },
  },
  { wanted: 'follow', links: { '/track-request': 'follow', '/my-requests': 'mine' } },
  { wanted: 'cover', links: { '/get-a-quote': 'quote', '/details-request': 'details' } },
  {
    wanted: 'wrong',
    links: { '/submit-complaints': 'complain', '/complaints': 'trackComplaint', '/report-fraud': 'fraud' },
  },
  { wanted: 'talk', links: { '/contact-us': 'write' } },
];

/** What the e-services button leads to where there is no outside portal: every service, by what people want to do. */
export default function EServices(): ReactNode {
  const view = useView();
  const { eServices } = view.texts;
  const { company, footer } = useSettings();
  const phone = company.tollFree?.text ?? footer?.phone;
  return (
    <ContentScreen loaded={useLoaderData<FormPage>().loaded} name="e-services">
      <div className="e-services page-width">
        <InlineStyle name="e-services" css={css} />
        <p className="lead">{eServices.intro}</p>
        <div className="e-services__groups">
          {services.map(({ wanted, links }) => (
            <section key={wanted} className="e-services__group">
              <h2 className="e-services__title">{eServices.wanted[wanted]}</h2>
              <ul className="e-services__list">
                {wanted === 'talk' && phone && (
                  <li>
                    <a href={phoneHref(phone)}>
                      <Icon name="phone" />
                      <span>
                        {eServices.call} <bdi dir="ltr">{phone}</bdi>
                      </span>
                    </a>
                  </li>
                )}
                {Object.entries(links).map(([href, name]) => (
                  // Where this browser holds no token the guarded page would only say that it cannot be opened.
                  <li key={href} {...(href === '/my-requests' && { 'data-with-token': '', hidden: true })}>
                    <SiteLink to={{ href, external: false }} view={view}>
                      <span>{eServices.links[name]}</span>
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
