import type { PayloadRequest } from 'payload';
import { filledLabel, label } from '../fields/labels.ts';
import { refusalInBoth } from '../refusal.ts';
import { newestVersion, type Stored, titleOf } from '../subject.ts';
import type { Checked } from './checked.ts';
import { movesRows } from './moved-rows.ts';

// Payload's notice makes a list of what stands behind a colon, at each comma: there is neither.
const mixed = label(
  '“{title}” is not published in one language alone because rows or sections of it were moved, removed or put between others. The words of the other language would stand at the wrong places. Publish all languages together. Nothing that you wrote is lost.',
  'لم يُنشر «{title}» بلغة واحدة لأن بعض أقسامه أو عناصره نُقل أو حُذف أو أُضيف بين غيره فتظهر نصوص اللغة الأخرى في غير مواضعها. انشر كل اللغات معًا. لم يضِع شيء مما كتبته.',
);

/**
 * Of one language alone Payload takes the rows of the draft and leaves the words of the other languages by their number: where a row
 * has another place, its Arabic would be that of its neighbour (decision 0038).
 * @param before what visitors saw until now
 * @throws APIError 400
 */
export async function refuseMixing(
  req: PayloadRequest,
  of: Checked,
  before: Stored | undefined,
  shown: Stored,
): Promise<void> {
  // What is not published of the draft stays one, and is then the newest version.
  const draft = before && (await newestVersion(req, of));
  if (draft?._status !== 'draft' || !movesRows(before, draft)) return;
  throw refusalInBoth(req, filledLabel(mixed, 'title', titleOf(req.payload, of, shown)));
}
