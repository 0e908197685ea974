import type { ReactNode } from 'react';
import { below, TextHeading } from '#app/ui/heading.tsx';
import { TextParagraph } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import { SocialLinks, socialLinksOf } from '#app/ui/social-links.tsx';
import type { SectionProps } from '../section-props.ts';

/** The about block: who the company is, its picture, and where else to find it (WHO-01 to WHO-03). */
export function WhoWeAre({ section, view, level, first }: SectionProps<'whoWeAre'>): ReactNode {
  const { title, subTitle, description, image, socialTitle, socialDescription, ...social } = section.content;
  const socialLevel = title ? below(level) : level;
  const hasSocial = socialTitle || socialDescription || socialLinksOf(social).length > 0;
  return (
    <div className={image ? 'who-we-are who-we-are--pictured' : 'who-we-are'}>
      <div className="who-we-are__text">
        <TextParagraph of={subTitle} view={view} className="who-we-are__sub-title" />
        <TextHeading of={title} view={view} level={level} />
        <RichText of={description} view={view} level={level} />
        {hasSocial && (
          <div className="who-we-are__social">
            <TextHeading of={socialTitle} view={view} level={socialLevel} className="who-we-are__social-title" />
            <RichText of={socialDescription} view={view} level={socialLevel} className="muted" />
            <SocialLinks of={social} view={view} />
          </div>
        )}
      </div>
      {image && (
        <SitePicture of={image} sizes="(width < 768px) 92vw, 560px" priority={first} className="who-we-are__picture" />
      )}
    </div>
  );
}
