import type { AdminLanguage } from '../fields/labels.ts';

type Words = string | ((name: string) => string);

/** What people read who write one document at once. */
export const togetherWords = {
  en: {
    others: (names: string) => `Also open: ${names}`,
    newer: (name: string) => `${name} has saved a newer text.`,
    newerOfNobody: 'A newer text is stored.',
    ownNewer: 'A newer text is stored, such as from another window of yours.',
    wentBySchedule: {
      online: (moment: string) => `Its schedule published it, on ${moment}. What you write here goes on as a draft.`,
      offline: (moment: string) =>
        `It went offline by its schedule, on ${moment}. What you write here goes on as a draft.`,
    },
    goOn: 'Go on',
    verdicts: {
      approved: (name: string) => `${name} has approved this text.`,
      returned: (name: string) => `${name} has returned this text. Mend it and send it again.`,
    },
    refused: 'Your last change is not saved: a newer text is stored already. Both are kept.',
    compare: 'Compare and choose',
    stored: 'Stored text',
    allStored: 'All that is stored',
    heading: 'Two texts',
    intro:
      'A newer text was saved while you were writing. Choose for each text which one stays. What is not chosen stays in the versions, or until you close this window.',
    introUnversioned:
      'A newer text was saved while you were writing. Choose for each text which one stays. There are no earlier versions here: copy first what you still need of the other.',
    bringsBack:
      'This was removed meanwhile. “Mine” brings it back, with its text in the other language as the versions have it.',
    mine: 'Mine',
    allMine: 'All mine',
    allTheirs: (name: string) => `All by ${name}`,
    nothing: '(nothing)',
    section: 'section',
    missing: 'Choose one for every text first.',
    take: 'Use what I chose',
    taken: 'What you chose is in the form now. Save or publish it.',
    takenUnversioned: 'What you chose is in the form now. Save it.',
    later: 'Back to my text',
    joined: 'The newest text is shown. Look it over.',
    unsaved: 'What was saved meanwhile is in the form as well. What you typed is here and not saved yet: save it.',
    failed: 'The other text could not be loaded. Your text is still here: try again in a moment.',
    leftUnsaved: 'What you typed right before you left could not be saved. Go back and look it over.',
    row: 'Entry',
    order: (list: string) => `${list}: order`,
    savedLater:
      'Not saved yet: no connection, or you are signed out. Your text is here, and is saved by itself once you are back.',
    saveLater: 'No connection, or you are signed out. Your text is still here: save it once you are back.',
  },
  ar: {
    others: (names: string) => `مفتوح أيضًا لدى: ${names}`,
    // Without a verb, which would say whether that is a man or a woman.
    newer: (name: string) => `نص أحدث محفوظ باسم ${name}.`,
    newerOfNobody: 'حُفظ نص أحدث.',
    ownNewer: 'حُفظ نص أحدث، من نافذة أخرى لك مثلًا.',
    wentBySchedule: {
      online: (moment: string) => `نُشر في موعده المجدول، ${moment}. ما تكتبه هنا يبقى مسودة.`,
      offline: (moment: string) => `توقف نشره في موعده المجدول، ${moment}. ما تكتبه هنا يبقى مسودة.`,
    },
    goOn: 'متابعة الكتابة',
    verdicts: {
      approved: (name: string) => `اعتُمد هذا النص بواسطة ${name}.`,
      returned: (name: string) => `أُعيد هذا النص إلى كاتبه بواسطة ${name}. عدّله ثم أرسله من جديد.`,
    },
    refused: 'لم يُحفظ تعديلك الأخير لأن نصًا أحدث حُفظ قبله. النصان محفوظان.',
    compare: 'قارن واختر',
    stored: 'النص المحفوظ',
    allStored: 'كل ما هو محفوظ',
    heading: 'نصان',
    intro:
      'حُفظ نص آخر أثناء كتابتك. اختر لكل موضع النص الذي يبقى. وما لا تختاره يبقى في النُّسخ السابقة، أو إلى أن تغلق هذه النافذة.',
    introUnversioned:
      'حُفظ نص آخر أثناء كتابتك. اختر لكل موضع النص الذي يبقى. لا تُحفظ هنا نُسخ سابقة، فانسخ أولًا ما تحتاج إليه من النص الآخر.',
    bringsBack: 'أُزيل هذا الجزء أثناء كتابتك. اختيار «نصّي» يعيده، ومعه نصه باللغة الأخرى كما في النُّسخ السابقة.',
    mine: 'نصّي',
    allMine: 'كل نصوصي',
    allTheirs: (name: string) => `كل نصوص ${name}`,
    nothing: '(لا شيء)',
    section: 'قسم',
    missing: 'اختر نصًا لكل موضع أولًا.',
    take: 'اعتمد اختياري',
    taken: 'اختيارك الآن في النموذج. احفظه أو انشره.',
    takenUnversioned: 'اختيارك الآن في النموذج. احفظه.',
    later: 'العودة إلى نصّي',
    joined: 'يظهر الآن أحدث نص. راجعه.',
    unsaved: 'في النموذج الآن ما حُفظ أثناء كتابتك أيضًا. ما كتبته هنا ولم يُحفظ بعد: احفظه.',
    failed: 'تعذر تحميل النص الآخر. نصك ما زال هنا، فحاول بعد قليل.',
    leftUnsaved: 'تعذر حفظ ما كتبته قبل مغادرتك مباشرة. عُد وراجعه.',
    row: 'عنصر',
    order: (list: string) => `ترتيب ${list}`,
    savedLater: 'لم يُحفظ بعد: انقطع الاتصال أو انتهى تسجيل دخولك. نصك هنا، وسيُحفظ تلقائيًا حين تعود.',
    saveLater: 'انقطع الاتصال أو انتهى تسجيل دخولك. نصك ما زال هنا، فاحفظه حين تعود.',
  },
} as const satisfies Record<AdminLanguage, Record<string, Words | Record<string, Words>>>;

export type TogetherWords = (typeof togetherWords)[AdminLanguage];
