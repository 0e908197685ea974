import type { UIFieldServerProps } from 'payload';
import { adminLanguageOf, type Label, label } from '../../fields/labels.ts';
import { inLanguageOf } from '../../fields/text-fields.ts';
import { ofCase } from '../case-belongings.ts';
import { type CaseCollection, kindOf } from '../case-kinds.ts';
import { FileLine } from '../files/file-line.tsx';
import { optionLabels, sentDay, sentFieldLabels, sentWords, shownOf } from './sent-labels.ts';

type StoredFile = { id: number; name: string; size: number; scan: string; message?: number | null };

/** What the visitor sent, as a read-only list with its files; directions follow each text by itself. */
export async function SentView({ data, id, i18n, payload, collectionSlug, user, req }: UIFieldServerProps) {
  const say = (words: Label) => inLanguageOf({ i18n }, words);
  const sent = shownOf(
    kindOf(collectionSlug as CaseCollection, data ?? {}),
    (data?.sent ?? {}) as Record<string, unknown>,
  );
  const { docs } = await payload.find({
    collection: 'private-files',
    where: ofCase(collectionSlug, String(id)),
    overrideAccess: false,
    user,
    req,
    depth: 0,
    pagination: false,
  });
  // What came with a message stands beside it.
  const files = (docs as unknown as StoredFile[]).filter(({ message }) => !message);
  const language = adminLanguageOf(i18n);
  const options = await optionLabels(payload, language);
  return (
    <section className="field-type" style={{ marginBlockEnd: '2rem' }}>
      <h3>{say(label('What was sent', 'البيانات المرسلة'))}</h3>
      <dl style={{ display: 'grid', gridTemplateColumns: 'fit-content(40%) 1fr', gap: '0.5rem 1.5rem' }}>
        {sent.map(([field, value]) => (
          <Pair key={field} term={say(sentFieldLabels[field] ?? label(field, field))}>
            <span dir="auto" style={{ unicodeBidi: 'isolate', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {sentDay(field, value, language) ?? sentWords(options, field, value)}
            </span>
          </Pair>
        ))}
        {files.map((file) => (
          <Pair key={file.id} term={say(label('File', 'ملف'))}>
            <FileLine file={file} api={payload.config.routes.api} say={say} />
          </Pair>
        ))}
      </dl>
    </section>
  );
}

function Pair({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt style={{ color: 'var(--theme-elevation-600)' }}>{term}</dt>
      <dd style={{ margin: 0 }}>{children}</dd>
    </>
  );
}
