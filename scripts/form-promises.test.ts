import { detailsRequest } from '@insurer/contract/forms/details-request.ts';
import { expect, test } from 'vitest';
import { saidTexts } from './said-texts.ts';

const texts = await saidTexts();
const saidBy = (page: string, language: 'en' | 'ar') =>
  texts.filter((text) => text.language === language && text.place.startsWith(`${page}.`)).map(({ text }) => text);
const promise = { en: /Several covers at once|one answer for all of them/, ar: /عدة تغطيات معًا/ };

for (const language of ['en', 'ar'] as const) {
  test(`who is promised one answer for several covers reads how to ask for them beside the one choice (${language})`, () => {
    const { product_of_interest: product, comments } = detailsRequest.fields;
    const how = {
      en: /several covers.* name the others (?:under|in the) comments/i,
      ar: /عدة تغطيات.*اذكر البقية في خانة الملاحظات/,
    };
    expect(saidBy('home', language).some((text) => promise[language].test(text))).toBe(true);
    expect(product.hint[language]).toMatch(how[language]);
    expect(product.hint[language]).toContain(comments.label[language]);
    expect(saidBy('details-request', language).filter((text) => how[language].test(text))).toHaveLength(1);
  });

  test(`who has papers for a complaint reads that they are added once it is sent (${language})`, () => {
    const later = { en: /Documents and photos are added after sending/, ar: /تُضاف المستندات والصور بعد الإرسال/ };
    expect(saidBy('submit-complaints', language).filter((text) => later[language].test(text))).toHaveLength(1);
  });
}
