import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { DetailLine } from '#app/ui/detail-line.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SocialLinks } from '#app/ui/social-links.tsx';
import type { SectionProps } from '../section-props.ts';

const way = 'contact-information__way';

/** How to reach the company: phone, mail, opening hours, social links (INFO-01 to INFO-04). */
export function ContactInformation({ section, view, level }: SectionProps<'contact_information'>): ReactNode {
  const { title, description, phoneNumber, email, openingHours, buttonText, buttonUrl, ...social } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="contact-information">
      <SectionHeader title={title} description={description} view={view} level={level} />
      <div className="contact-information__ways">
        {(phoneNumber || email || openingHours) && (
          <dl className="contact-information__list">
            {phoneNumber && (
              <DetailLine className={way} icon="phone" label={texts.phone}>
                <a className="number" href={phoneHref(phoneNumber.text)}>
                  {phoneNumber.text}
                </a>
              </DetailLine>
            )}
            {email && (
              <DetailLine className={way} icon="mail" label={texts.email}>
                <a href={`mailto:${encodeURI(email.text)}`}>
                  <bdi>{brokenAtDomain(email.text)}</bdi>
                </a>
              </DetailLine>
            )}
            {openingHours && (
              <DetailLine className={way} icon="clock" label={texts.openingHours}>
                <LocalizedText of={openingHours} view={view} />
              </DetailLine>
            )}
          </dl>
        )}
        <SocialLinks of={social} view={view} />
        <BlockButton text={buttonText} url={buttonUrl} view={view} look="action" />
      </div>
    </div>
  );
}

/** On a phone an address is wider than its line: it may break before its domain, and not in the middle of a word. */
function brokenAtDomain(address: string): ReactNode {
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
