import { label } from '../../fields/labels.ts';
import type { GuideStep } from '../guide-step.ts';

export const reviewerSteps: readonly GuideStep[] = [
  {
    title: label('See what waits for review', 'انظر ما ينتظر المراجعة'),
    text: label(
      'The first screen lists what was sent, by whom and with which note.',
      'تعرض الشاشة الأولى ما أُرسل للمراجعة، ومن أرسله، وملاحظته.',
    ),
    path: '/',
    picture: 'review',
  },
  {
    title: label('Compare', 'قارن'),
    text: label(
      '“Review” beside the form shows word by word what would change for visitors; the preview shows it as they would see it.',
      'يعرض قسم «المراجعة» بجانب النموذج ما سيتغير على الزوار كلمة كلمة، وتعرضه المعاينة كما سيرونه.',
    ),
    path: '/collections/pages',
    picture: 'page',
  },
  {
    title: label('Look at what is missing', 'انظر ما ينقص'),
    text: label(
      '“Before publishing” names texts that lack a language, links that lead nowhere and pictures that say nothing.',
      'يذكر «قبل النشر» النصوص التي تنقصها لغة، والروابط التي لا تؤدي إلى شيء، والصور التي لا وصف لها.',
    ),
    path: '/collections/pages',
    picture: 'checks',
  },
  {
    title: label('Approve or return', 'اعتمد أو أعد'),
    text: label(
      'Approve it, and publish or schedule it; or return it with a comment, which its author gets by mail. What you wrote yourself somebody else approves.',
      'اعتمد النص ثم انشره أو جدوله، أو أعده بتعليق يصل إلى كاتبه بالبريد. وما كتبته أنت يعتمده غيرك.',
    ),
    path: '/',
  },
  {
    title: label('Find out what was online', 'اعرف ما كان منشورًا'),
    text: label(
      '“What was online” says from when to when each text stood there and who put it there, and opens the page as it was.',
      'يذكر «ما كان منشورًا» من متى إلى متى ظهر كل نص ومن نشره، ويفتح الصفحة كما كانت.',
    ),
    path: '/collections/pages',
  },
];
