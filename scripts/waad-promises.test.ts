import { languages } from '@insurer/contract/language.ts';
import { claims } from '@insurer/demo-content/pages/claims.ts';
import { waadAlAjyalGold } from '@insurer/demo-content/pages/waad-alajyal-gold.ts';
import { waadIsteqrarGold } from '@insurer/demo-content/pages/waad-isteqrar-gold.ts';
import { waadOusra } from '@insurer/demo-content/pages/waad-ousra.ts';
import { expect, test } from 'vitest';

const paper = { en: /report of (?:a|the) medical board/, ar: /تقرير اللجنة الطبية/ };
const others = { en: /disability report|treating doctor/, ar: /تقرير العجز|الطبيب المعالج لآخر/ };

test('a disability is proven by one paper, on the page of claims and on those of the products', () => {
  for (const language of languages)
    for (const page of [claims, waadAlAjyalGold, waadIsteqrarGold, waadOusra]) {
      const said = JSON.stringify(page);
      expect(said, page.name).not.toMatch(others[language]);
      if (page !== waadOusra) expect(said, page.name).toMatch(paper[language]);
    }
});
