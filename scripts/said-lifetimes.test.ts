import { begunClaimSeconds } from '@insurer/contract/begun-claim.ts';
import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { type Language, languages } from '@insurer/contract/language.ts';
import { ar } from '@insurer/contract/texts/ar.ts';
import { en } from '@insurer/contract/texts/en.ts';
import { expect, test } from 'vitest';
import { mailTexts } from '../apps/cms/src/texts/mail-texts.ts';
import { photosKeptMs } from '../apps/site/app/routes/claim/kept-photos.ts';

type InLanguages = Record<Language, string>;
const [hour, day] = [3_600, 86_400];
/** How long a time is in the words of the texts. */
const said: Record<number, InLanguages> = {
  [hour]: { en: 'an hour', ar: 'ساعة' },
  [3 * day]: { en: 'three days', ar: 'ثلاثة أيام' },
  [30 * day]: { en: '30 days', ar: '30 يومًا' },
};
const ofSite = (texts: (of: typeof en | typeof ar) => string): InLanguages => ({ en: texts(en), ar: texts(ar) });

const told: [what: string, seconds: number, texts: InLanguages][] = [
  ['what is typed for a claim', begunClaimSeconds, ofSite(({ claimSteps }) => claimSteps.privacy)],
  ['files chosen for a claim', photosKeptMs / 1000, ofSite(({ claimSteps }) => claimSteps.filesKept)],
  ['files that have ended', photosKeptMs / 1000, ofSite(({ claimSteps }) => claimSteps.filesEnded)],
  ['the link to a case', keyPurposes['case link'].lifeSeconds, mailTexts.ends],
];

test.each(told)('%s: the texts tell for how long it is kept', (_what, seconds, texts) => {
  for (const language of languages) expect(texts[language]).toContain(said[seconds]?.[language]);
});
