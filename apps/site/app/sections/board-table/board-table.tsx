import type { ReactNode } from 'react';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Words } from '#app/ui/words.tsx';
import type { SectionProps } from '../section-props.ts';

/** The members of the board, every other row shaded (spec 2.5). The roles hold the table together on a phone. */
export function BoardTable({ section, view, level }: SectionProps<'board_table'>): ReactNode {
  const { header } = section.content;
  const texts = view.texts.sections;
  const headings = [texts.memberName, texts.memberPosition, texts.memberClassification];
  return (
    <div className="board-table">
      <SectionHeader title={header} view={view} level={level} />
      {section.items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <table className="board-table__table" role="table">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tr role="row">
              {headings.map((heading) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <th key={heading} scope="col" role="columnheader">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup">
            {section.items.map((item) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={item.id} role="row">
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <th scope="row" role="rowheader">
                  <Words of={item.name} view={view} />
                </th>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <td role="cell" data-label={texts.memberPosition}>
                  <Words of={item.position} view={view} />
                </td>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <td role="cell" data-label={texts.memberClassification}>
                  <Words of={item.members} view={view} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
