/** Arabic words of two letters that say nothing of what is looked for; browsers get these alone of all such words (`same-words.ts`). */
export const emptyPairs =
  'في من عن مع هل ما كم هو هي أن إن لا لم لن أو ثم قد كل لي له لك به بك يا أي بس وش ذي لو كي بل'.split(' ');
