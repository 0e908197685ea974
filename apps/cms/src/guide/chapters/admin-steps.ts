import { label } from '../../fields/labels.ts';
import type { GuideStep } from '../guide-step.ts';

export const adminSteps: readonly GuideStep[] = [
  {
    title: label('Protect your account', 'احمِ حسابك'),
    text: label(
      'Set up a passkey or one-time codes, and put the recovery codes away. Whoever has your password alone then gets no further.',
      'أعِدّ مفتاح مرور أو رموزًا لمرة واحدة، واحفظ رموز الاسترداد في مكان آمن، فلا تكفي كلمة مرورك وحدها لمن عرفها.',
    ),
    path: '/account',
    picture: 'account',
  },
  {
    title: label('Invite colleagues', 'ادعُ زملاءك'),
    text: label(
      'Name, email and role are enough: each chooses a password by a link that is good once. Whoever answers complaints needs a direct number. Name at least two people for confidential cases, one of them an administrator.',
      'يكفي الاسم والبريد والدور، ويختار كل منهم كلمة مروره برابط لمرة واحدة. ومن يرد على الشكاوى يحتاج إلى رقم مباشر في حسابه. وخوّل شخصين على الأقل بالاطلاع على الطلبات السرية، أحدهما من مديري النظام.',
    ),
    path: '/collections/users/create',
    picture: 'people',
  },
  {
    title: label('Say who the company is', 'عرّف بشركتك'),
    text: label(
      'Name, numbers, hours and the phone of the complaints team stand in the site settings and from there on every page. They are a draft until they are published.',
      'الاسم والأرقام وساعات العمل ورقم فريق الشكاوى في إعدادات الموقع، ومنها تظهر في كل الصفحات. وتبقى مسودة إلى أن تُنشر.',
    ),
    path: '/globals/site-settings',
  },
  {
    title: label('Say how cases are handled', 'حدّد كيف تُعالج الطلبات'),
    text: label(
      'Mailboxes of the teams, working days for an answer, public holidays, who gets new cases, and when a case is erased.',
      'بريد كل فريق، وأيام العمل للرد، والعطل الرسمية، ومن تُسند إليه الطلبات الجديدة، ومتى يُحذف الطلب.',
    ),
    path: '/globals/case-handling',
    picture: 'handling',
  },
  {
    title: label('Say what stops a publication', 'حدّد ما يوقف النشر'),
    text: label(
      'A missing language stops one from the start. Turn on review by a second person where one pair of eyes is not enough.',
      'نقص إحدى اللغتين يوقف النشر من البداية. وفعّل مراجعة شخص آخر حيث لا تكفي عين واحدة.',
    ),
    path: '/globals/publishing-rules',
    picture: 'publishing',
  },
  {
    title: label('Look at the record', 'راجع السجل'),
    text: label(
      'Who did or saw what stands there for good. What does not go out by itself, such as mails, stands on your dashboard.',
      'فيه من فعل ماذا ومن اطّلع على ماذا، ولا يُمحى. أما ما لا يخرج تلقائيًا، كرسائل البريد، فتراه في لوحة البداية.',
    ),
    path: '/collections/audit-log',
  },
];
