import type { ReactNode } from 'react';
import { choiceTarget, iconOf } from '#app/ui/choice-target.ts';
import { below, Heading } from '#app/ui/heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SitePicture } from '#app/ui/site-picture.tsx';
import type { SectionProps } from '../section-props.ts';

/** Tiles that open what a visitor most often comes for, each in a new tab (SHORT-01, SHORT-02). */
export function Shortcuts({ section, view, level }: SectionProps<'shortcuts'>): ReactNode {
  const { header } = section.content;
  const tileLevel = header ? below(level) : level;
  return (
    <div className="shortcuts">
      <SectionHeader title={header} view={view} level={level} />
      <ul className="shortcuts__list">
        {section.items.map((item) => {
          const target = choiceTarget(item.chooseType, item.redirectUrl);
          const title = <LocalizedText of={item.title} view={view} />;
          return (
            <li key={item.id} className="shortcuts__tile">
              {item.icon && <SitePicture of={item.icon} sizes="40px" className="shortcuts__icon" />}
              {item.title && (
                <Heading level={tileLevel} className="shortcuts__title">
                  {target ? (
                    <SiteLink {...target} view={view} newTab className="shortcuts__link cover-link">
                      {title}
                    </SiteLink>
                  ) : (
                    title
                  )}
                </Heading>
              )}
              <RichText of={item.description} view={view} level={tileLevel} className="shortcuts__description" />
              {target && !item.title && (
                <SiteLink {...target} view={view} newTab className="shortcuts__link cover-link">
                  {view.texts.sections.learnMore}
                </SiteLink>
              )}
              {target && <Icon {...iconOf(target)} className="shortcuts__arrow" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
