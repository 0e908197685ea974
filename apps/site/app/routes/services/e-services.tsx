import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { HeadingName, ServicePath } from '#app/screens.ts';
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

/** What people want to do, the most urgent first. */
const groups = ['claim', 'visitor', 'follow', 'cover', 'wrong', 'talk'] as const;
type Wanted = (typeof groups)[number];
type Service = {
  wanted: Wanted;
  /** What it does, where the name of its screen does not say it. */
  link?: keyof Texts['eServices']['links'];
};

/** THE table of the page: every service, by what people want to do. A form that is missing here does not compile. */
const services: Readonly<Record<ServicePath, Service>> = {
  '/submit-claim': { wanted: 'claim', link: 'fileClaim' },
  '/claims': { wanted: 'claim', link: 'trackClaim' },
  '/activate-visa': { wanted: 'visitor', link: 'activate' },
  '/extend-insurance': { wanted: 'visitor', link: 'extend' },
  '/cancel-insurance': { wanted: 'visitor', link: 'cancel' },
  '/track-request': { wanted: 'follow', link: 'follow' },
  '/my-requests': { wanted: 'follow', link: 'mine' },
  '/get-a-quote': { wanted: 'cover', link: 'quote' },
  '/details-request': { wanted: 'cover', link: 'details' },
  '/submit-complaints': { wanted: 'wrong', link: 'complain' },
  '/complaints': { wanted: 'wrong', link: 'trackComplaint' },
  '/report-fraud': { wanted: 'wrong', link: 'fraud' },
  '/contact-us': { wanted: 'talk', link: 'write' },
};

function servicesFor(wanted: Wanted) {
  return (Object.entries(services) as [ServicePath, Service][]).filter(([, service]) => service.wanted === wanted);
}

/** What the e-services button leads to where there is no outside portal: every service, by what people want to do. */
export default function EServices(): ReactNode {
  const view = useView();
  const { eServices, headings } = view.texts;
  const { company, footer } = useSettings();
  const phone = company.tollFree?.text ?? footer?.phone;
  return (
    <ContentScreen loaded={useLoaderData<FormPage>().loaded} name="e-services" description={eServices.intro}>
      <div className="e-services page-width">
        <InlineStyle name="e-services" css={css} />
        <p className="lead">{eServices.intro}</p>
        <div className="e-services__groups">
          {groups.map((wanted) => (
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
                {servicesFor(wanted).map(([href, { link }]) => (
                  // Where this browser holds no token the guarded page would only say that it cannot be opened.
                  <li key={href} {...(href === '/my-requests' && { 'data-with-token': '', hidden: true })}>
                    <SiteLink to={{ href, external: false }} view={view}>
                      <span>{link ? eServices.links[link] : headings[href.slice(1) as HeadingName]}</span>
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
