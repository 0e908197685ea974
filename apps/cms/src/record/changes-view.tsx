import type { UIFieldServerProps } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type Label, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { Change, Entry } from './entry.ts';
import { entryWords } from './entry-words.ts';

const heads = [label('Field', 'الحقل'), label('Before', 'قبل'), label('After', 'بعد')];

/**
 * What an act changed, field by field. Some fields stand here by name alone: personal data and secrets stay out. The titles
 * of what it names are read past everybody's rights, and the browser may name anything: only for who reads the record.
 */
export async function ChangesView({ data, i18n, payload, req }: UIFieldServerProps) {
  if (!hasRole(req, 'admin')) return null;
  const say = (words: Label) => inLanguageOf({ i18n }, words);
  const stored = (data?.changes ?? []) as Change[];
  if (stored.length === 0) return null;
  const words = entryWords({ payload, i18n });
  const changes = await Promise.all(stored.map((change) => words.change(data as Entry, change)));
  return (
    <section className="field-type">
      <h3>{say(label('Before and after', 'قبل وبعد'))}</h3>
      <table className="changes">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }, index) => (
            <tr key={stored[index]?.field}>
              <th scope="row">
                <bdi>{field}</bdi>
              </th>
              <td>
                <bdi>{before}</bdi>
              </td>
              <td>
                <bdi>{after}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
