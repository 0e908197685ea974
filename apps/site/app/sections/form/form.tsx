import type { ReactNode } from 'react';
import { partId } from '#app/ui/anchor-id.ts';
import { BlockButton } from '#app/ui/button-link.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';

/**
 * Plain text fields and a button to another site (FSEC-01 to FSEC-03). There is no `<form>` on purpose: nothing is
 * validated, and neither the button nor the Enter key sends what was typed anywhere.
 */
export function FormSection({ section, view, level }: SectionProps<'form'>): ReactNode {
  const { header, description, buttonText, buttonUrl } = section.content;
  return (
    <div className="form-section">
      <SectionHeader title={header} description={description} view={view} level={level} />
      <div className="form-section__body">
        {section.items.map((item, index) => {
          const id = partId('field', section.id, item.id, index);
          return (
            <div key={id} className="form-section__field">
              {item.label && (
                <label className="form-section__label" htmlFor={id}>
                  <LocalizedText of={item.label} view={view} />
                </label>
              )}
              <input
                className="form-section__input"
                type="text"
                id={id}
                dir="auto"
                placeholder={item.placeholder?.text}
                aria-label={item.label ? undefined : item.placeholder?.text}
              />
            </div>
          );
        })}
        <BlockButton text={buttonText} url={buttonUrl} view={view} look="action" />
      </div>
    </div>
  );
}
