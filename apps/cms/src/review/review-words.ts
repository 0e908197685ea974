/** Why an act of the review is refused, in the languages of the admin. */
export const reviewRefusals = {
  en: {
    changed: 'It was changed since you opened it. Look at it again.',
    own: 'Who wrote a text cannot approve or return it. Somebody else has to.',
    notWaiting: 'It does not wait for review any more.',
    words: 'Write a few words first.',
    off: 'Review is off here.',
  },
  ar: {
    changed: 'عُدّل النص بعد أن فتحته. راجعه مرة أخرى.',
    own: 'من كتب النص لا يعتمده ولا يعيده؛ يفعل ذلك شخص آخر.',
    notWaiting: 'لم يعد بانتظار المراجعة.',
    words: 'اكتب بضع كلمات أولًا.',
    off: 'المراجعة غير مفعّلة هنا.',
  },
};
