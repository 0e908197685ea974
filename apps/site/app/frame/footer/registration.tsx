import type { LocalizedText as LocalizedTextModel } from '@insurer/contract/fields.ts';
import type { Company } from '@insurer/contract/site-settings.ts';
import type { ReactNode } from 'react';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import type { View } from '#app/view.ts';

/** How a detail is written: words of the page's language, a number read from left to right, or one to call. */
const details = [
  ['address', 'words'],
  ['poBox', 'number'],
  ['phone', 'phone'],
  ['fax', 'number'],
  ['tollFree', 'phone'],
  ['capital', 'words'],
  ['commercialRegistration', 'number'],
  ['royalDecreeNumber', 'number'],
  ['royalDecreeDate', 'words'],
] as const;

/** The registration details of the company in a quiet grid (FOOT-13 to FOOT-21); what the settings lack is left out. */
export function Registration({ company, view }: { company: Company; view: View }): ReactNode {
  const known = details.filter(([name]) => company[name]);
  if (known.length === 0) return null;
  return (
    <section className="registration" aria-labelledby="registration-title">
      <h2 className="site-footer__title" id="registration-title">
        {view.texts.footer.registration}
      </h2>
      <dl className="registration__grid">
        {known.map(([name, look]) => (
          <div key={name} className="registration__detail">
            <dt>{view.texts.footer[name]}</dt>
            <dd>
              <Detail of={company[name]} look={look} view={view} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type DetailProps = { of: LocalizedTextModel | undefined; look: (typeof details)[number][1]; view: View };

function Detail({ of, look, view }: DetailProps): ReactNode {
  if (!of || look === 'words') return <LocalizedText of={of} view={view} />;
  const number = <bdi dir="ltr">{of.text}</bdi>;
  return look === 'phone' ? <a href={phoneHref(of.text)}>{number}</a> : number;
}
