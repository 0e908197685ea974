import { isStandingName } from '@insurer/contract/reserved-names.ts';
import type { PayloadRequest } from 'payload';
import { filledLabel, type Label, label } from '../fields/labels.ts';
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
const taken = label(
  'The site has a form or a screen of its own at “{name}”. The words of this page would stand there in place of its own. Choose another name. Nothing that you wrote is lost.',
  'للموقع عند «{name}» نموذج أو شاشة ستحل كلمات هذه الصفحة محل كلماتها. اختر اسمًا آخر. لم يضِع شيء مما كتبته.',
);

/**
 * Refuses another name of a page that is one with a screen of the site: its form would stay at the old address without its words, and the
 * new one would have no form; and of the front page, which would lead on from the site's own address. Nor does a page take the place of
 * either: it could not leave it again. Such a page is written under that name from the start (decision 0038).
 * @param before what visitors saw until now
 * @throws APIError 400 with the field
 */
export function refuseRenaming(req: PayloadRequest, of: Checked, before: Stored | undefined, shown: Stored): void {
  const was = before?.name;
  if (of.collection !== 'pages' || was === undefined || was === shown.name) return;
  const said = refusalFor(was, shown.name);
  if (!said) return;
  throw refusalInBoth(req, said, { errors: [{ path: 'name', message: inLanguageOf(req, said) }] });
}

function refusalFor(was: unknown, name: unknown): Label | undefined {
  if (was === 'home') return front;
  if (isBound(was)) return named(standing, was);
  return isBound(name) ? named(taken, name) : undefined;
}

const isBound = (name: unknown) => name === 'home' || isStandingName(name);
const named = (words: Label, name: unknown) => filledLabel(words, 'name', label(String(name), String(name)));
