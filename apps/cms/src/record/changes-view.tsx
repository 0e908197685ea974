import type { UIFieldServerProps } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { Change } from './entry.ts';

const heads = [label('Field', 'الحقل'), label('Before', 'قبل'), label('After', 'بعد')];
const cell = { padding: '0.4rem 0.8rem', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** What an act changed, field by field. Some fields stand here by name alone: personal data and secrets stay out. */
export function ChangesView({ data, i18n }: UIFieldServerProps) {
  const say = (words: Label) => inLanguageOf({ i18n }, words);
  const changes = (data?.changes ?? []) as Change[];
  if (changes.length === 0) return null;
  return (
    <section className="field-type">
      <h3>{say(label('Before and after', 'قبل وبعد'))}</h3>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col" style={cell}>
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} style={{ borderBlockStart: '1px solid var(--theme-elevation-150)' }}>
              <th scope="row" dir="ltr" style={cell}>
                {field}
              </th>
              <td dir="auto" style={cell}>
                {before}
              </td>
              <td dir="auto" style={cell}>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
