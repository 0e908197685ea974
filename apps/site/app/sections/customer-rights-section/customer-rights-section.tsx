import type { ReactNode } from 'react';
import { anchorId } from '#app/ui/anchor-id.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import { DownloadButton } from './download-button.tsx';

/** Documents to download, each with its title and a button (RIGHTS-01, RIGHTS-02). */
export function CustomerRightsSection({ section, view, level }: SectionProps<'customer_rights_section'>): ReactNode {
  const { header, description } = section.content;
  return (
    <div className="documents">
      <SectionHeader title={header} description={description} view={view} level={level} />
      {section.items.length > 0 ? (
        <ul className="documents__list">
          {section.items.map((item) => (
            <li key={item.id} id={anchorId(section.id, item.id)} className="documents__item">
              <Icon name="file-text" className="documents__icon" />
              <p className="documents__title">
                {item.pdfTitle ? <LocalizedText of={item.pdfTitle} view={view} /> : <bdi>{item.pdf?.fileName}</bdi>}
              </p>
              <DownloadButton file={item.pdf} title={item.pdfTitle?.text ?? item.pdf?.fileName ?? ''} view={view} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{view.texts.documents.empty}</p>
      )}
    </div>
  );
}
