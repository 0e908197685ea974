/** What is asked before something goes that is linked, in the languages of the admin. */
export const departureWords = {
  en: {
    title: 'Before it goes offline or is deleted',
    ask: {
      pages:
        'Something still leads here. Choose the page that takes its place: visitors of the old address are led there in both languages. Or give a reason.',
      standing:
        'Something still leads here, and the site has a screen of its own at this address: it stays there without these texts, and visitors are not led to another page. Give the reason why the texts go.',
      other: 'Something still uses it. Give the reason why it goes all the same.',
    },
    successor: 'Page that takes its place',
    reason: 'Reason',
    reasonHelp: 'Stands in the record of acts.',
    keep: 'Keep this decision',
    change: 'Take the decision back',
    decided: {
      successor: 'When it goes, visitors are led to',
      reason: 'It may go without a successor:',
    },
    missing: 'Choose a page from the list or write a reason.',
    unreachable: 'It was not kept. Try again.',
  },
  ar: {
    title: 'قبل إيقاف نشره أو حذفه',
    ask: {
      pages:
        'ما زالت روابط تؤدي إلى هنا. اختر الصفحة التي تحل محلها ليصل إليها زوار العنوان القديم باللغتين، أو اذكر السبب.',
      standing:
        'ما زالت روابط تؤدي إلى هنا، وللموقع شاشة خاصة على هذا العنوان تبقى دون هذه النصوص، فلا ينتقل الزوار إلى صفحة أخرى. اذكر سبب إزالة النصوص.',
      other: 'ما زال مستخدمًا. اذكر سبب إزالته رغم ذلك.',
    },
    successor: 'الصفحة التي تحل محلها',
    reason: 'السبب',
    reasonHelp: 'يُحفظ في سجل الإجراءات.',
    keep: 'احفظ القرار',
    change: 'تراجع عن القرار',
    decided: {
      successor: 'بعد إزالتها يصل الزوار إلى',
      reason: 'يمكن إزالته دون بديل:',
    },
    missing: 'اختر صفحة من القائمة أو اكتب السبب.',
    unreachable: 'لم يُحفظ القرار. حاول مرة أخرى.',
  },
};
