import type { ReactNode } from 'react';
import { BlockButton } from '#app/ui/button-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { phoneHref } from '#app/ui/phone-href.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SocialLinks } from '#app/ui/social-links.tsx';
import type { SectionProps } from '../section-props.ts';

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
              <Way icon="phone" label={texts.phone}>
                <a className="number" href={phoneHref(phoneNumber.text)}>
                  {phoneNumber.text}
                </a>
              </Way>
            )}
            {email && (
              <Way icon="mail" label={texts.email}>
                <a href={`mailto:${encodeURI(email.text)}`}>
                  <bdi>{email.text}</bdi>
                </a>
              </Way>
            )}
            {openingHours && (
              <Way icon="clock" label={texts.openingHours}>
                <LocalizedText of={openingHours} view={view} />
              </Way>
            )}
          </dl>
        )}
        <SocialLinks of={social} view={view} />
        <BlockButton text={buttonText} url={buttonUrl} view={view} look="action" />
      </div>
    </div>
  );
}

function Way({ icon, label, children }: { icon: string; label: string; children: ReactNode }): ReactNode {
  return (
    <div className="contact-information__way">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
