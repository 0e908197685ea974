/** What the list of places says, in the languages of the admin. */
export const whereUsedWords = {
  en: {
    title: 'Where used',
    none: 'Nothing links to it or uses it.',
    newDocument: 'Is looked up once it is saved.',
    unreachable: 'The list did not answer. Open this again to see it.',
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    inPlaces: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    stillUsed: 'It is still used in',
    sayFirst: 'Say first under “Where used” what takes its place, or why nothing does.',
    someUsed: 'Still used:',
    sayFirstOfEach:
      'Say first in the form of each, under “Where used”, what takes its place, or why nothing does: none of them goes before.',
    noneUsed: 'None of these is used.',
    lookedAt: (looked: number, selected: number) => `Only ${looked} of the ${selected} that go were looked at.`,
    ownRedirect:
      'A redirect leads on from the last address of this page. It stays, also where the page comes back under another name:',
    ledAway: 'Visitors do not see this page. Whoever comes to its last address, such as by a place above, is led on:',
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
    count: (count: number) => arabicPlaces(count, 'موضعان'),
    inPlaces: (count: number) => arabicPlaces(count, 'موضعين'),
    stillUsed: 'ما زال مستخدمًا في',
    sayFirst: 'اذكر أولًا تحت «أين يُستخدم» ما يحل محله أو سبب عدم وجود بديل.',
    someUsed: 'ما زال مستخدمًا:',
    sayFirstOfEach:
      'اذكر أولًا في نموذج كل منها تحت «أين يُستخدم» ما يحل محله أو سبب عدم وجود بديل، ولا يُزال شيء منها قبل ذلك.',
    noneUsed: 'لا يُستخدم شيء منها في أي موضع.',
    lookedAt: (looked: number, selected: number) => `بُحث عن مواضع ${looked} فقط من أصل ${selected}.`,
    ownRedirect: 'يوجد تحويل من آخر عنوان لهذه الصفحة، ويبقى كما هو وإن عادت الصفحة باسم آخر:',
    ledAway: 'هذه الصفحة غير ظاهرة للزوار، ومن يأتي إلى آخر عنوان لها، من موضع أعلاه مثلًا، ينتقل إلى غيرها:',
    more: (shown: number) => `يظهر أول ${shown} منها.`,
    section: (number: number) => `القسم ${number}`,
    draft: 'مسودة',
    online: 'منشور',
  },
};

/** @param two what two of them are called where the words stand */
function arabicPlaces(count: number, two: string): string {
  if (count === 1) return 'موضع واحد';
  if (count === 2) return two;
  return count >= 3 && count <= 10 ? `${count} مواضع` : `${count} موضعًا`;
}
