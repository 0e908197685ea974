/** What the mail to an author says once somebody has judged the text. */
export const verdictMailWords = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    subject: { approved: 'your text is approved', returned: 'a text came back to you' },
    happened: {
      approved: (judge: string) => `${judge} has approved the text that you sent for review. You can publish it now.`,
      returned: (judge: string) => `${judge} has returned the text that you sent for review.`,
    },
    somebody: 'A colleague',
    title: 'Title',
    comment: 'Comment',
    open: 'Open it',
    automatic: 'This message was sent automatically.',
  },
  ar: {
    hello: (name: string) => `السلام عليكم ${name}،`,
    subject: { approved: 'اعتُمد نصك', returned: 'أُعيد إليك نص' },
    happened: {
      approved: (judge: string) => `النص الذي أرسلته للمراجعة اعتمده ${judge}، ويمكنك نشره الآن.`,
      returned: (judge: string) => `النص الذي أرسلته للمراجعة أعاده إليك ${judge}.`,
    },
    somebody: 'أحد الزملاء',
    title: 'العنوان',
    comment: 'الملاحظة',
    open: 'فتحه في لوحة التحكم',
    automatic: 'هذه رسالة آلية.',
  },
};
