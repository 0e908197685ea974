import { isStandingName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest } from 'payload';
import { filledLabel, label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { refusalInBoth } from '../refusal.ts';
import type { Stored } from '../subject.ts';
import type { Checked } from './checked.ts';

const front = label(
  'This is the front page of the site and keeps its name “home”. Nothing that you wrote is lost.',
  'هذه الصفحة الرئيسية للموقع وتبقى باسمها home. لم يضِع شيء مما كتبته.',
);
const standing = label(
  'The site has a form or a screen of its own at “{name}” that would stay there without this page. The page keeps that name. Nothing that you wrote is lost.',
  'للموقع عند «{name}» نموذج أو شاشة تبقى هناك دون هذه الصفحة فتبقى الصفحة بذلك الاسم. لم يضِع شيء مما كتبته.',
);

/**
 * Refuses another name of a page that is one with a screen of the site: its form would stay at the old address without its words, and the
 * new one would have no form; and of the front page, which would lead on from the site's own address (decision 0038).
 * @param before what visitors saw until now
 * @throws APIError 400 with the field
 */
export function refuseRenaming(req: PayloadRequest, of: Checked, before: Stored | undefined, shown: Stored): void {
  const was = before?.name;
  if (of.collection !== 'pages' || was === undefined || was === shown.name) return;
  if (was !== 'home' && !isStandingName(was)) return;
  const said = was === 'home' ? front : filledLabel(standing, 'name', label(String(was), String(was)));
  throw refusalInBoth(req, said, { errors: [{ path: 'name', message: inLanguageOf(req, said) }] });
}
