import type { Both } from './content-types.ts';

const days = 21;

/** In how many calendar days of its receipt the holder of a policy of protection or savings may change their mind. */
export const withdrawalTime: Both = {
  en: `Within ${days} days of receiving the policy`,
  ar: `خلال ${days} يومًا من استلام الوثيقة`,
};

const examination: Both = {
  en: 'the cost of a medical examination where one was made',
  ar: 'تكلفة الفحص الطبي إن أُجري',
};

/**
 * What then comes back, as pages and printed documents say it: the money of a savings plan is in the markets from the first
 * day (Waad Al Istiqrar counts it in units), protection alone (Waad Al Ousra) invests nothing.
 */
export const withdrawnMoney = {
  savings: {
    en: `what you paid, less any fall in the value of its investments and ${examination.en}`,
    ar: `ما دفعته بعد خصم أي انخفاض في قيمة استثماراته و${examination.ar}`,
  },
  protection: { en: `what you paid, less ${examination.en}`, ar: `ما دفعته بعد خصم ${examination.ar}` },
} satisfies Record<string, Both>;

/** Both as one sentence. */
export const withdrawal = {
  savings: promise(withdrawnMoney.savings),
  protection: promise(withdrawnMoney.protection),
};

function promise(back: Both): Both {
  return {
    en: `${withdrawalTime.en} you can change your mind and get back ${back.en}.`,
    ar: `يمكنك العدول ${withdrawalTime.ar} واسترداد ${back.ar}.`,
  };
}
