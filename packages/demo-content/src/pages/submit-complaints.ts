import { company, toCall } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import { answerWorkingDays } from '../service-standards.ts';

export const submitComplaints: SeedPage = {
  name: 'submit-complaints',
  title: { en: 'Submit Complaints', ar: 'تقديم شكوى' },
  meta: {
    title: { en: 'Submit a complaint — Waad Insurance', ar: 'تقديم شكوى — وعد للتأمين' },
    description: {
      en: 'Send a complaint or an enquiry online in about 6 minutes, get a reference at once and a written answer in time.',
      ar: 'أرسل شكوى أو استفسارًا إلكترونيًا في نحو 6 دقائق، واحصل على رقم مرجعي فورًا وردّ مكتوب في موعده.',
    },
  },
  sections: [
    {
      name: 'single_blog',
      content: {
        header: { en: 'We read every word', ar: 'نقرأ كل كلمة' },
        description: {
          en: `The form takes about 6 minutes. Your complaint does not affect your cover or a claim that is under way.

You have a written answer within **${answerWorkingDays.complaint} working days**. If you find it hard to write, call ${toCall(company.tollFree)} and we fill in the form for you.

Documents and photos are added after sending, from the complaint itself: its reference number opens it.`,
          ar: `يستغرق النموذج نحو 6 دقائق، ولا تؤثر شكواك في تغطيتك أو في مطالبة قيد النظر.

ويصلك ردّ مكتوب خلال **${answerWorkingDays.complaint} أيام عمل**. وإذا صعبت عليك الكتابة فاتصل على ${toCall(company.tollFree)} لنعبئ النموذج عنك.

تُضاف المستندات والصور بعد الإرسال من صفحة الشكوى نفسها، ويفتحها الرقم المرجعي.`,
        },
      },
    },
    {
      name: 'checklist',
      content: { header: { en: 'A good complaint says', ar: 'اذكر في شكواك' } },
      items: [
        {
          title: { en: 'What happened, and when', ar: 'ما حدث ومتى' },
          description: {
            en: 'Dates and names as far as you remember them.',
            ar: 'التواريخ والأسماء بقدر ما تذكر.',
          },
        },
        {
          title: { en: 'The number it concerns', ar: 'الرقم المرتبط بها' },
          description: {
            en: 'Policy, claim or invoice number, if there is one.',
            ar: 'رقم الوثيقة أو المطالبة أو الفاتورة إن وُجد.',
          },
        },
        {
          title: { en: 'What you want from us', ar: 'ما تريده منا' },
          description: {
            en: 'So that we answer that, and not something else.',
            ar: 'ليكون ردّنا على ما طلبته تحديدًا.',
          },
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'What happens next', ar: 'ماذا يحدث بعد الإرسال' } },
      items: [
        {
          title: { en: 'At once', ar: 'فورًا' },
          description: { en: 'You get a reference number on the screen.', ar: 'يظهر لك رقم مرجعي على الشاشة.' },
        },
        {
          title: { en: 'Within 1 working day', ar: 'خلال يوم عمل' },
          description: {
            en: 'A complaints officer takes it over. You learn who that is, with a direct number, and hear if something is missing.',
            ar: 'يتولاها موظف شكاوى، ونخبرك باسمه ورقمه المباشر، ويسألك إن كان ينقصها شيء.',
          },
        },
        {
          title: {
            en: `Within ${answerWorkingDays.complaint} working days`,
            ar: `خلال ${answerWorkingDays.complaint} أيام عمل`,
          },
          description: {
            en: 'You have the answer in writing, with reasons and the ways to go on.',
            ar: 'يصلك الرد مكتوبًا ومعللًا مع خطوات التصعيد المتاحة.',
          },
          buttonText: { en: 'All stages and escalation', ar: 'جميع المراحل والتصعيد' },
          buttonLink: '/complaints',
        },
      ],
    },
  ],
};
