import type { Both } from './content-types.ts';
import { objectionDays } from './service-standards.ts';

type AnswerTemplate = { title: Both; text: Both; needs: string[]; kinds: string[] };

/**
 * What customer care answers with. What stands in braces is filled in for each case. They are read in mails, which bring a link, and on the
 * site, where the form itself stands below: each is told where on the site, not where on the screen.
 */
export const answerTemplates: AnswerTemplate[] = [
  {
    title: { en: 'Documents are missing', ar: 'مستندات ناقصة' },
    text: {
      en: 'Dear {name},\n\nThank you for your request {reference}. To go on with it we need:\n{papers}\n\nPlease attach them to your request on our website; a clear photo from your phone is enough. As soon as they are here we continue.\n\n{agent}\nCustomer care',
      ar: 'السلام عليكم {name}،\n\nشكرًا لتواصلك معنا. لنتابع طلبك رقم {reference} نحتاج إلى:\n{papers}\n\nأرفقها بطلبك على موقعنا، وتكفي صورة واضحة من هاتفك. وفور وصولها نكمل العمل على طلبك.\n\n{agent}\nخدمة العملاء',
    },
    needs: ['reference', 'papers'],
    kinds: [],
  },
  {
    title: { en: 'Complaint: who handles it', ar: 'شكوى: الموظف المسؤول' },
    text: {
      en: 'Dear {name},\n\nI am {agent}, and your complaint {reference} is with me. You reach me directly on {direct}. I read the file, ask the team concerned and write to you by {due}.\n\n{agent}\nCustomer care',
      ar: 'السلام عليكم {name}،\n\nأنا {agent}، وأتولى شكواك رقم {reference}. رقمي المباشر {direct}. سأدرس الملف وأستوضح من الإدارة المعنية، ثم أكتب إليك في موعد أقصاه {due}.\n\n{agent}\nخدمة العملاء',
    },
    needs: ['reference', 'agent', 'direct', 'due'],
    kinds: ['complaint'],
  },
  {
    title: { en: 'Complaint: upheld', ar: 'شكوى: قُبلت' },
    text: {
      en: 'Dear {name},\n\nWe have looked into your complaint {reference}, and you are right. We are sorry for what happened.\n\nThis is what we do about it: {remedy}\n\nIf this does not settle the matter for you, answer us on the page of your complaint on our website or call us on {phone}.\n\n{agent}\nCustomer care',
      ar: 'السلام عليكم {name}،\n\nدرسنا شكواك رقم {reference}، ومعك الحق فيها، ونعتذر عما حدث.\n\nوهذا ما سنفعله: {remedy}\n\nإن لم يكن هذا كافيًا فراسلنا من صفحة شكواك على موقعنا أو اتصل بنا على {phone}.\n\n{agent}\nخدمة العملاء',
    },
    needs: ['reference', 'phone', 'remedy'],
    kinds: ['complaint'],
  },
  {
    title: { en: 'Complaint: not upheld', ar: 'شكوى: لم تُقبل' },
    text: {
      en: `Dear {name},\n\nWe have looked into your complaint {reference}. We understand that you expected something else, but we cannot agree with it, for this reason: {reason}\n\nIf you see it differently, answer us on the page of your complaint on our website or call us on {phone} within ${objectionDays} days: the head of customer care then looks at it. If that does not satisfy you, the next step is the Insurance Authority: care.ia.gov.sa or 800 124 0551, with the reference {reference} and this answer. After it come the insurance dispute committees.\n\n{agent}\nCustomer care`,
      ar: `السلام عليكم {name}،\n\nدرسنا شكواك رقم {reference}. ونتفهم أنك كنت تنتظر نتيجة أخرى، لكن تعذّر علينا قبولها للسبب الآتي: {reason}\n\nإن كان لك رأي آخر فراسلنا من صفحة شكواك على موقعنا أو اتصل بنا على {phone} خلال ${objectionDays} يومًا، وينظر فيه عندئذ مدير العناية بالعملاء. وإن لم يقنعك ردّه فالخطوة التالية هيئة التأمين: \u2066care.ia.gov.sa\u2069 أو \u2066800 124 0551\u2069، ومعك الرقم المرجعي {reference} وهذا الرد، ثم لجان الفصل في المنازعات والمخالفات التأمينية.\n\n{agent}\nخدمة العملاء`,
    },
    needs: ['reference', 'phone', 'reason'],
    kinds: ['complaint'],
  },
  {
    title: { en: 'Claim: approved', ar: 'مطالبة: قُبلت' },
    text: {
      en: 'Dear {name},\n\nYour claim {reference} is approved. We transfer the amount to the account that you gave us; your bank usually shows it within three working days.\n\n{agent}\nClaims',
      ar: 'السلام عليكم {name}،\n\nقُبلت مطالبتك رقم {reference}. وسنحوّل المبلغ إلى حسابك الذي زودتنا به، ويظهر عادة في البنك خلال ثلاثة أيام عمل.\n\n{agent}\nالمطالبات',
    },
    needs: ['reference'],
    kinds: ['claim'],
  },
  {
    title: { en: 'We need more time', ar: 'نحتاج إلى وقت إضافي' },
    text: {
      en: 'Dear {name},\n\nYour request {reference} takes us longer than we said, and we are sorry for that. You have our answer by {due}.\n\n{agent}\nCustomer care',
      ar: 'السلام عليكم {name}،\n\nيستغرق طلبك رقم {reference} وقتًا أطول مما ذكرنا، ونعتذر عن ذلك. ويصلك ردّنا في موعد أقصاه {due}.\n\n{agent}\nخدمة العملاء',
    },
    needs: ['reference', 'due'],
    kinds: [],
  },
];
