import { type Language, languages } from '@insurer/contract/language.ts';
import { Forbidden, type Payload, type PayloadRequest, type UIFieldServerProps } from 'payload';
import { staff } from '../access/rules.ts';
import { type AdminLanguage, adminLanguageOf, type Label, label, languageLabels } from '../fields/labels.ts';
import { momentWithHijri, shortMomentText } from '../fields/moment-text.ts';
import { RenewedView } from '../fields/renewed-view.tsx';
import { inLanguageOf } from '../fields/text-fields.ts';
import { type Period, periodsOf } from './periods.ts';

/** What the server function is called that renders the list of periods anew. */
export const periodsFunction = 'renew-periods';

const words = {
  title: label('What was online', 'ما كان منشورًا'),
  help: label(
    'What visitors saw, and from when to when. Nobody can change this list.',
    'ما رآه الزوار ومدة ظهوره. لا يمكن لأحد تعديل هذه القائمة.',
  ),
  none: label('Nothing was online yet.', 'لم يُنشر شيء بعد.'),
  from: label('From', 'من'),
  to: label('To', 'إلى'),
  open: label('As it was', 'كما كان'),
  approvedBy: label('Approved by', 'اعتمده'),
  withoutReview: label('Published without review:', 'نُشر من دون مراجعة:'),
  reason: label('Reason:', 'السبب:'),
  successor: label('Its visitors are led to', 'ينتقل زواره إلى'),
  now: label('online now', 'منشور الآن'),
};

type Props = UIFieldServerProps & { of: string };
type Asked = { of: string; id?: number | string };
type PeriodsProps = Asked & { i18n: { language: string }; payload: Payload };

/** What was online when (decision 0031), and what has been since the form was opened. */
export function PeriodsView({ of, id, i18n, payload }: Props) {
  return (
    <RenewedView by={periodsFunction} args={{ of, id }} renderedAt={Date.now()}>
      <Periods {...{ of, id, i18n, payload }} />
    </RenewedView>
  );
}

/** The same, rendered anew for staff. */
export function renewPeriods({ of, id, req }: Asked & { req: PayloadRequest }) {
  if (!staff({ req })) throw new Forbidden(req.t);
  return <Periods {...{ of, id, i18n: req.i18n, payload: req.payload }} />;
}

/** Of a page each period opens on the site as it was. */
async function Periods({ of, id, i18n, payload }: PeriodsProps) {
  const say = (text: Label) => inLanguageOf({ i18n }, text);
  const language = adminLanguageOf(i18n);
  const periods = await periodsOf(payload, id === undefined ? of : `${of}/${id}`);
  return (
    <section className="field-type periods">
      <h3>{say(words.title)}</h3>
      <p>{say(periods.length > 0 ? words.help : words.none)}</p>
      {periods.length > 0 ? (
        <table className="changes">
          <thead>
            <tr>
              <th scope="col">{say(words.from)}</th>
              <th scope="col">{say(words.to)}</th>
              {of === 'pages' ? <th scope="col">{say(words.open)}</th> : null}
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.id}>
                <td>
                  <Moment {...{ period, language }} at={period.from} by={period.by} />
                  <ReviewOf {...{ period, say }} />
                </td>
                <td>
                  {period.to ? <Moment {...{ period, language }} at={period.to} by={period.endedBy} /> : say(words.now)}
                  <WhyEnded {...{ period, say }} />
                </td>
                {of === 'pages' ? <AsItWas {...{ period, say }} /> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

/** Where it began and ended within one minute, that tells nothing without the seconds. */
function Moment({ period: { from, to }, at, by, language }: MomentProps) {
  const isShort = to !== undefined && shortMomentText(from, language) === shortMomentText(to, language);
  return (
    <>
      {momentWithHijri(at, language, isShort ? 'second' : 'minute')}
      {by ? (
        <>
          {' · '}
          <bdi>{by}</bdi>
        </>
      ) : null}
    </>
  );
}

type MomentProps = { period: Period; at: string; by?: string | undefined; language: AdminLanguage };

/** What was decided for its links when it went. */
function WhyEnded({ period: { departed }, say }: { period: Period; say: (text: Label) => string }) {
  const decision = departed?.reason ?? departed?.successor;
  if (!decision) return null;
  return (
    <p className="periods__review">
      {say(departed?.reason ? words.reason : words.successor)} <bdi>{decision}</bdi>
    </p>
  );
}

/** How the publication came past the review, where one was asked for. */
function ReviewOf({ period: { approvedBy, withoutReview }, say }: { period: Period; say: (text: Label) => string }) {
  if (!approvedBy && !withoutReview) return null;
  return (
    <p className="periods__review">
      {say(withoutReview ? words.withoutReview : words.approvedBy)} <bdi>{withoutReview ?? approvedBy}</bdi>
    </p>
  );
}

function AsItWas({ period, say }: { period: Period; say: (text: Label) => string }) {
  const address = (language: Language) => `/cms-api/publications/${period.id}/open?locale=${language}`;
  return (
    <td className="periods__links">
      {languages.map((language) => (
        <a key={language} href={address(language)} target="_blank" rel="noreferrer">
          {say(languageLabels[language])}
        </a>
      ))}
    </td>
  );
}
