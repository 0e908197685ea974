import { label } from '../../fields/labels.ts';
import type { GuideStep } from '../guide-step.ts';

export const editorSteps: readonly GuideStep[] = [
  {
    title: label('See what waits', 'انظر ما ينتظرك'),
    text: label(
      'The first screen lists what is not published yet, which Arabic texts are missing and what is scheduled. Each line leads to its place.',
      'تعرض الشاشة الأولى ما لم يُنشر بعد، والنصوص العربية الناقصة، والمجدول. وكل سطر يوصلك إلى موضعه.',
    ),
    path: '/',
    picture: 'waits',
  },
  {
    title: label('Change a page', 'عدّل صفحة'),
    text: label(
      'Write in both languages: the other one stands under each text. Everything is saved by itself as a draft; visitors see nothing of it. The eye opens the preview beside the form.',
      'اكتب باللغتين، فنص اللغة الأخرى تحت كل حقل. ويُحفظ كل شيء تلقائيًا مسودةً لا يراها الزوار. ورمز العين يفتح المعاينة بجانب النموذج.',
    ),
    path: '/collections/pages',
    picture: 'page',
  },
  {
    title: label('Add a section, a link, a picture', 'أضف قسمًا أو رابطًا أو صورة'),
    text: label(
      'Sections are chosen by their picture. Links are chosen by the title of the page, so they survive its renaming. Every picture says in both languages what is on it.',
      'تُختار الأقسام من صورها، والروابط من عنوان الصفحة فتبقى صحيحة وإن تغيّر اسمها. ولكل صورة وصف باللغتين.',
    ),
    path: '/collections/media',
    picture: 'sections',
  },
  {
    title: label('Go through “Before publishing”', 'مرّ على «قبل النشر»'),
    text: label(
      'It says what the page still lacks, each entry with the way to its field. What stops the publication comes first.',
      'يذكر ما ينقص الصفحة، ومع كل بند طريق إلى حقله. وما يوقف النشر في أوله.',
    ),
    path: '/collections/pages',
    picture: 'checks',
  },
  {
    title: label('Publish, or send for review', 'انشر أو أرسل للمراجعة'),
    text: label(
      'Publish now or at a moment that you choose. Where review is on, send the page with a note; somebody else approves it.',
      'انشر الآن أو في وقت تحدده. وحيث المراجعة مفعّلة أرسل الصفحة مع ملاحظة ليعتمدها شخص آخر.',
    ),
    path: '/collections/pages',
    picture: 'publish',
  },
  {
    title: label('Bring something back, take something away', 'استعد نسخة أو أزل صفحة'),
    text: label(
      'An older version comes back as a draft. Before a page goes, “Where used” shows what leads to it and asks for a successor or a reason.',
      'النسخة القديمة تعود مسودةً. وقبل إزالة صفحة يعرض «أين يُستخدم» ما يؤدي إليها، ويطلب بديلًا أو سببًا.',
    ),
    path: '/collections/pages',
    picture: 'where-used',
  },
];
