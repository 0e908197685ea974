import { label } from '../../fields/labels.ts';
import type { GuideStep } from '../guide-step.ts';

export const peopleSteps: readonly GuideStep[] = [
  {
    title: label('See which applications wait', 'انظر طلبات التوظيف'),
    text: label(
      '“My work” has the applications that are yours, due soonest first; take those that nobody has.',
      'في «عملي» طلبات التوظيف المسندة إليك، وأولها أقربها موعدًا. وأسند إلى نفسك ما لا مسؤول له.',
    ),
    path: '/my-work',
    picture: 'my-work',
  },
  {
    title: label('Publish a job', 'انشر وظيفة'),
    text: label(
      'Tasks, requirements and benefits in both languages, and a last day, on which the job leaves the site by itself.',
      'المهام والمتطلبات والمزايا باللغتين، وآخر يوم للتقديم تُزال بعده الوظيفة من الموقع تلقائيًا.',
    ),
    path: '/collections/jobs',
    picture: 'jobs',
  },
  {
    title: label('Read a CV', 'اقرأ سيرة ذاتية'),
    text: label(
      'It opens once it is known to be clean. Who opened it is kept in the record.',
      'تُفتح بعد التأكد من سلامتها، ويُحفظ في السجل من اطّلع عليها.',
    ),
    path: '/collections/job-applications',
  },
  {
    title: label('Move an application on', 'انقل الطلب بين المراحل'),
    text: label(
      'Set the stage (assessed, interviewed, decided) and answer from a template in the applicant’s language. Applicants read both on the site with their reference number, write back there and add files; what the team notes stays here.',
      'حدّد المرحلة (الدراسة، المقابلة، القرار) وأجب من نموذج بلغة المتقدم. يطّلع المتقدم عليهما في الموقع برقمه المرجعي، ويراسلك ويضيف ملفاته من هناك، أما ملاحظات الفريق فتبقى هنا.',
    ),
    path: '/collections/answer-templates',
    picture: 'conversation',
  },
  {
    title: label('Keep nothing too long', 'لا تحتفظ بشيء فوق مدته'),
    text: label(
      'Closed applications are erased by themselves when their time is over, unless a legal hold says why not.',
      'تُحذف الطلبات المغلقة تلقائيًا بانتهاء مدتها، إلا إذا كان عليها حجز قانوني مذكور سببه.',
    ),
    path: '/globals/case-handling',
  },
];
