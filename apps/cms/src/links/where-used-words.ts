/** What the list of places says, in the languages of the admin. */
export const whereUsedWords = {
  en: {
    title: 'Where used',
    none: 'Nothing links to it or uses it.',
    newDocument: 'Is looked up once it is saved.',
    unreachable: 'The list did not answer. Open this again to see it.',
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    more: (shown: number) => `The first ${shown} are shown.`,
    section: (number: number) => `Section ${number}`,
    draft: 'draft',
    online: 'online',
  },
  ar: {
    title: 'أين يُستخدم',
    none: 'لا رابط يؤدي إليه ولا موضع يستخدمه.',
    newDocument: 'يُبحث عنه بعد حفظه.',
    unreachable: 'تعذّر عرض القائمة. افتح هذه الصفحة مرة أخرى لتظهر.',
    count: (count: number) =>
      count === 1
        ? 'موضع واحد'
        : count === 2
          ? 'موضعان'
          : count >= 3 && count <= 10
            ? `${count} مواضع`
            : `${count} موضعًا`,
    more: (shown: number) => `يظهر أول ${shown} منها.`,
    section: (number: number) => `القسم ${number}`,
    draft: 'مسودة',
    online: 'منشور',
  },
};
