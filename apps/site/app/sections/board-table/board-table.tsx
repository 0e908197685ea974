import type { ReactNode } from 'react';
import { LocalizedText } from '#app/ui/localized-text.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Table } from '#app/ui/table.tsx';
import type { SectionProps } from '../section-props.ts';

/** The members of the board, every other row shaded (BOARD-01, BOARD-02). */
export function BoardTable({ section, view, level }: SectionProps<'board_table'>): ReactNode {
  const { header } = section.content;
  const texts = view.texts.sections;
  return (
    <div className="board-table">
      <SectionHeader title={header} view={view} level={level} />
      {section.items.length > 0 && (
        <Table
          className="board-table__table"
          labelled
          headings={[texts.memberName, texts.memberPosition, texts.memberClassification]}
          rows={section.items.map(({ id, name, position, members }) => ({
            key: id,
            heading: <LocalizedText of={name} view={view} />,
            cells: [
              <LocalizedText key="position" of={position} view={view} />,
              <LocalizedText key="members" of={members} view={view} />,
            ],
          }))}
        />
      )}
    </div>
  );
}
