import { Forbidden, type Payload, type PayloadRequest, type UIFieldServerProps } from 'payload';
import { staff } from '../access/rules.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { RenewedView } from '../fields/renewed-view.tsx';
import { inLanguageOf } from '../fields/text-fields.ts';
import { newestPublications } from '../publications/publication.ts';
import type { Edition } from './document-editions.ts';

const words = {
  title: label('Earlier editions', 'الإصدارات السابقة'),
  help: label(
    'Their addresses lead visitors to the file above. Only staff can open them, here.',
    'عناوينها تقود الزوار إلى الملف أعلاه، ولا يفتحها إلا العاملون من هنا.',
  ),
  file: label('File', 'الملف'),
  from: label('From', 'من'),
  to: label('To', 'إلى'),
  replaced: label('Who replaced it, and why', 'من استبدله ولماذا'),
};

type Edited = { createdAt: string; editions?: Edition[] | null };

/** What the server function is called that renders the list of editions anew. */
export const editionsFunction = 'renew-editions';

/** The files that a document had before, with that which was replaced since the form was opened. */
export function EditionsView({ id, i18n, payload }: UIFieldServerProps) {
  if (id === undefined) return null;
  return (
    <RenewedView by={editionsFunction} args={{ id }} renderedAt={Date.now()}>
      <Editions {...{ id, i18n, payload }} />
    </RenewedView>
  );
}

/** The same, rendered anew for staff. */
export function renewEditions({ id, req }: { id: number | string; req: PayloadRequest }) {
  if (!staff({ req })) throw new Forbidden(req.t);
  return <Editions id={Number(id)} i18n={req.i18n} payload={req.payload} />;
}

type EditionsProps = { id: number | string; i18n: { language: string }; payload: Payload };

/** The newest first, and from when to when each was what visitors got. */
async function Editions({ id, i18n, payload }: EditionsProps) {
  const where = { id: { equals: id } };
  const document = await payload.db.findOne<Edited & { id: number }>({ collection: 'documents', where });
  const editions = document?.editions ?? [];
  if (!document || editions.length === 0) return null;
  const language = adminLanguageOf(i18n);
  const said = { i18n };
  const publications = await newestPublications(payload, `documents/${id}`, editions.length);
  const replacedBy = (until: string) => publications.find(({ at }) => Date.parse(at) === Date.parse(until));
  const rows = editions.map(({ filename, until }, index) => ({
    ...{ filename, until },
    from: editions[index - 1]?.until ?? document.createdAt,
  }));
  return (
    <section className="field-type editions">
      <h3>{inLanguageOf(said, words.title)}</h3>
      <p>{inLanguageOf(said, words.help)}</p>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{inLanguageOf(said, words.file)}</th>
            <th scope="col">{inLanguageOf(said, words.from)}</th>
            <th scope="col">{inLanguageOf(said, words.to)}</th>
            <th scope="col">{inLanguageOf(said, words.replaced)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ filename, from, until }) => (
            <tr key={until}>
              <td>
                <a href={`/cms-api/documents/${id}/editions/${filename}`} target="_blank" rel="noreferrer">
                  <bdi dir="ltr">{filename}</bdi>
                </a>
              </td>
              <td>{momentWithHijri(from, language)}</td>
              <td>{momentWithHijri(until, language)}</td>
              <td>
                <bdi>{replacedBy(until)?.by ?? '–'}</bdi>
                {replacedBy(until)?.withoutReview ? (
                  <bdi className="editions__why">{replacedBy(until)?.withoutReview}</bdi>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
