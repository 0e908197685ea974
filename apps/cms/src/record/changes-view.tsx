import type { UIFieldServerProps } from 'payload';
import { type Label, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { Change, Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';

const heads = [label('Field', 'الحقل'), label('Before', 'قبل'), label('After', 'بعد')];
const cell = { padding: '0.4rem 0.8rem', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** What an act changed, field by field. Some fields stand here by name alone: personal data and secrets stay out. */
export async function ChangesView({ data, i18n, payload }: UIFieldServerProps) {
  const say = (words: Label) => inLanguageOf({ i18n }, words);
  const stored = (data?.changes ?? []) as Change[];
  if (stored.length === 0) return null;
  const words = entryWords({ payload, i18n });
  const changes = await Promise.all(stored.map((change) => words.change(data as Entry, change)));
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
          {changes.map(({ field, before, after }, index) => (
            <tr key={stored[index]?.field} style={{ borderBlockStart: '1px solid var(--theme-elevation-150)' }}>
              <th scope="row" dir="auto" style={cell}>
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
