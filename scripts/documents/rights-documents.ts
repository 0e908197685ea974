import { toTellOfDeath } from '@insurer/demo-content/claim-papers.ts';
import type { Both } from '@insurer/demo-content/content-types.ts';
import {
  answerWorkingDays,
  claimDecisionDays,
  complaintDays,
  objectionDays,
} from '@insurer/demo-content/service-standards.ts';
import { withdrawalTime, withdrawnMoney } from '@insurer/demo-content/withdrawal.ts';
import { chapter, type PrintedDocument } from './printed-document.ts';

const edition = { en: 'Edition of 1 November 2026', ar: 'إصدار 1 نوفمبر 2026' };

const charter: PrintedDocument = {
  key: 'customer-rights-charter',
  edition,
  parts: [
    {
      text: {
        en: 'This charter says what every customer of Waad Insurance may expect. It adds to the rights that the law and your policy give you and takes none of them away.',
        ar: 'يبيّن هذا الميثاق ما يحق لكل عميل من عملاء وعد للتأمين أن يتوقعه. وهو يضاف إلى ما تكفله لك الأنظمة ووثيقتك ولا ينتقص منه شيئًا.',
      },
    },
    ...chapter(
      { en: 'Before you buy', ar: 'قبل الشراء' },
      {
        points: [
          {
            en: 'You get the price with all fees, the main cover, the main exclusions and the deductible on one page before you pay.',
            ar: 'تتسلّم قبل السداد صفحة واحدة تبيّن السعر شاملًا الرسوم، وأهم التغطيات والاستثناءات، ومبلغ التحمل.',
          },
          {
            en: 'You can read the full policy wording in Arabic, and in English if you ask.',
            ar: 'لك قراءة نص الوثيقة كاملًا بالعربية، وبالإنجليزية إن طلبت.',
          },
          {
            en: 'We ask for your needs first and tell you when a cheaper product would do.',
            ar: 'نسأل عن احتياجك أولًا، ونخبرك إذا كان منتج أقل سعرًا يكفيك.',
          },
          {
            en: 'Whoever sells to you says for whom he works and does not promise what the policy does not say.',
            ar: 'يعرّفك البائع بالجهة التي يمثلها، ولا يعدك بما لا تنص عليه الوثيقة.',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'While you are insured', ar: 'خلال سريان الوثيقة' },
      {
        points: [
          {
            en: 'You are reminded of the renewal 30 days before the policy ends, with the reason for a change of price.',
            ar: 'نذكّرك بالتجديد قبل انتهاء الوثيقة بمدة 30 يومًا، مع بيان سبب تغيّر السعر إن تغيّر.',
          },
          {
            en: 'Certificates and copies of your policy are free of charge in electronic form.',
            ar: 'الشهادات ونسخ الوثيقة الإلكترونية مجانية.',
          },
          {
            en: 'If we end a policy, you hear it at least 30 days before, with the reason, and get back the premium for the unused time.',
            ar: 'إذا أنهينا الوثيقة أبلغناك قبل 30 يومًا على الأقل مع السبب، ورددنا قسط المدة المتبقية.',
          },
          {
            en: 'Nobody is treated worse because of sex, age, disability, region or the way they contact us, except where the risk itself differs and the law allows it.',
            ar: 'لا تمييز بسبب الجنس أو العمر أو الإعاقة أو المنطقة أو وسيلة التواصل، إلا ما اقتضاه اختلاف الخطر نفسه وأجازته الأنظمة.',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'When you claim', ar: 'عند المطالبة' },
      {
        points: [
          {
            en: 'You get a reference at once and one complete list of missing papers, not several.',
            ar: 'يصلك رقم مرجعي فورًا، وقائمة واحدة كاملة بالمستندات الناقصة لا قوائم متفرقة.',
          },
          {
            en: `Once the papers are complete, a claim of a person is decided within ${claimDecisionDays.individual} days and of a company within ${claimDecisionDays.corporate}.`,
            ar: `بعد اكتمال المستندات يُبتّ في مطالبة الفرد خلال ${claimDecisionDays.individual} يومًا وفي مطالبة المنشأة خلال ${claimDecisionDays.corporate} يومًا.`,
          },
          {
            en: 'A refusal or a reduced payment names the clause and tells you how to object.',
            ar: 'يتضمن قرار الرفض أو التخفيض نص البند وطريقة الاعتراض.',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'When something goes wrong', ar: 'عند وقوع خطأ' },
      {
        text: {
          en: `Complain in the way that suits you. You get a reference at once, hear within ${complaintDays.officer} working day who has your complaint, and have a written answer within ${answerWorkingDays.complaint} working days. A complaint never changes the way your claim or renewal is handled.`,
          ar: `قدّم شكواك بالوسيلة التي تناسبك. يصلك رقم مرجعي فورًا، واسم من يتولى شكواك خلال يوم عمل واحد، ورد كتابي خلال ${answerWorkingDays.complaint} أيام عمل. ولا تؤثر الشكوى في مطالبتك أو تجديدك بأي حال.`,
        },
      },
    ),
    ...chapter(
      { en: 'What we ask of you', ar: 'ما نرجوه منك' },
      {
        points: [
          {
            en: 'Give complete and true answers, and tell us when your address, car, job or health cover needs change.',
            ar: 'قدّم إجابات كاملة وصحيحة، وأخبرنا بتغيّر عنوانك أو مركبتك أو نشاطك أو احتياجك التأميني.',
          },
          { en: 'Read the wording and ask about what is not clear.', ar: 'اقرأ نص الوثيقة واسأل عمّا لم يتضح لك.' },
          {
            en: 'Report a loss soon and keep the damage small where you safely can.',
            ar: 'أبلغ عن الخسارة سريعًا، وحُدّ من الضرر ما أمكنك ذلك بأمان.',
          },
        ],
      },
    ),
  ],
};

const complaints: PrintedDocument = {
  key: 'complaint-procedure',
  edition,
  parts: [
    {
      text: {
        en: 'A complaint is any sign that you are not satisfied. You need no form, no lawyer and no fee. Another person may complain for you with your written authority.',
        ar: 'الشكوى هي كل تعبير عن عدم الرضا، ولا تحتاج فيها إلى نموذج أو محامٍ أو رسوم. ويجوز أن يتقدم بها غيرك بتفويض كتابي منك.',
      },
    },
    ...chapter(
      { en: 'Where to complain', ar: 'أين تقدم الشكوى' },
      {
        points: [
          { en: 'On this website, under Complaints', ar: 'عبر الموقع من صفحة الشكاوى' },
          { en: 'By phone on the toll-free number', ar: 'هاتفيًا على الرقم المجاني' },
          {
            en: 'By email, or in any branch in writing or in person',
            ar: 'بالبريد الإلكتروني، أو في أي فرع كتابةً أو حضوريًا',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'What happens then', ar: 'ما يحدث بعد ذلك' },
      {
        table: {
          head: [
            { en: 'Step', ar: 'الخطوة' },
            { en: 'What we do', ar: 'ما نقوم به' },
            { en: 'When', ar: 'المدة' },
          ],
          rows: [
            [
              { en: 'Receipt', ar: 'الاستلام' },
              {
                en: 'You get a reference number: on the screen and by email, or from whoever writes your complaint down.',
                ar: 'يصلك رقم مرجعي على الشاشة وبالبريد الإلكتروني، أو من الموظف الذي يدوّن شكواك.',
              },
              { en: 'At once', ar: 'فورًا' },
            ],
            [
              { en: 'A person', ar: 'موظف مسؤول' },
              {
                en: 'A complaints officer takes it over. You learn the name and the direct number.',
                ar: 'يتولاها موظف شكاوى، ويصلك اسمه ورقمه المباشر.',
              },
              { en: `Within ${complaintDays.officer} working day`, ar: 'خلال يوم عمل واحد' },
            ],
            [
              { en: 'Review', ar: 'الدراسة' },
              {
                en: 'Somebody who did not take the first decision reads the file and may ask you for papers once.',
                ar: 'يدرس الملف موظف لم يشارك في القرار الأول، وقد يطلب منك مستندات مرة واحدة.',
              },
              { en: 'Within 5 working days', ar: 'خلال 5 أيام عمل' },
            ],
            [
              { en: 'Answer', ar: 'الرد' },
              {
                en: 'You get a written decision with reasons and, where we were wrong, how we put it right.',
                ar: 'يصلك قرار كتابي معلَّل، وكيفية تصحيح الخطأ إن كان من جانبنا.',
              },
              {
                en: `Within ${answerWorkingDays.complaint} working days`,
                ar: `خلال ${answerWorkingDays.complaint} أيام عمل`,
              },
            ],
          ],
        },
      },
      {
        text: {
          en: 'If a case needs longer, for example because a medical opinion is due, we write before the time is over and name the new date.',
          ar: 'إذا تطلبت الحالة وقتًا أطول، كانتظار رأي طبي مثلًا، كتبنا إليك قبل انقضاء المدة وحددنا الموعد الجديد.',
        },
      },
    ),
    ...chapter(
      { en: 'If our answer does not satisfy you', ar: 'إذا لم يُرضِك ردّنا' },
      {
        points: [
          {
            en: `Second look: reply within ${objectionDays} days, and the head of customer care decides again within ${complaintDays.secondLook} working days. You may skip this step.`,
            ar: `المراجعة الثانية: أرسل اعتراضك خلال ${objectionDays} يومًا، ويعيد مدير العناية بالعملاء النظر فيه خلال ${complaintDays.secondLook} أيام عمل. ولك تجاوز هذه الخطوة.`,
          },
          {
            en: 'Insurance Authority: you can bring the complaint to its customer care with our reference number, online at care.ia.gov.sa or by phone on 8001240551. You may also do so when we did not answer in time.',
            ar: 'هيئة التأمين: يمكنك رفع الشكوى إلى العناية بالعملاء لديها مرفقًا بها رقمنا المرجعي، عبر care.ia.gov.sa أو على الرقم 8001240551. ولك ذلك أيضًا إذا لم نرد في الموعد.',
          },
          {
            en: 'Committees for Resolution of Insurance Disputes and Violations: they sit in Riyadh, Jeddah and Dammam and decide on disputes that the earlier steps did not settle.',
            ar: 'لجان الفصل في المنازعات والمخالفات التأمينية: مقارها في الرياض وجدة والدمام، وتفصل في الخلافات التي لم تُحل في المراحل السابقة.',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'What helps us', ar: 'ما يعيننا على خدمتك' },
      {
        text: {
          en: 'Policy or claim number, what happened and when, what you would like us to do, and a phone number. Please do not send copies of an identity card or passport.',
          ar: 'رقم الوثيقة أو المطالبة، وما حدث ومتى، وما ترغب أن نفعله، ورقم جوالك. ونرجو عدم إرسال صورة الهوية أو الجواز.',
        },
      },
    ),
  ],
};

function withdrawn({ en, ar }: Both): Both {
  return { en: `In these days ${en}`, ar: `خلال هذه المدة ${ar}` };
}

const cancellation: PrintedDocument = {
  key: 'cancellation-and-refund',
  edition,
  parts: [
    ...chapter(
      { en: 'If you cancel', ar: 'إذا ألغيت الوثيقة' },
      {
        table: {
          head: [
            { en: 'Policy', ar: 'الوثيقة' },
            { en: 'When you can cancel', ar: 'متى يمكن الإلغاء' },
            { en: 'What you get back', ar: 'ما تسترده' },
          ],
          rows: [
            [
              { en: 'Motor', ar: 'المركبات' },
              {
                en: 'When the car is sold, written off or insured elsewhere',
                ar: 'عند بيع المركبة أو شطبها أو تأمينها لدى شركة أخرى',
              },
              {
                en: 'The share for the days that are left, if there was no claim',
                ar: 'حصة الأيام المتبقية إذا لم تُقدَّم مطالبة',
              },
            ],
            [
              { en: 'Travel', ar: 'السفر' },
              { en: 'Before the first day of cover', ar: 'قبل أول يوم من التغطية' },
              {
                en: 'The whole premium, unless a certificate was used for a visa that was granted',
                ar: 'كامل القسط، ما لم تُستخدم الشهادة في تأشيرة صدرت',
              },
            ],
            [
              { en: 'Visit visa', ar: 'تأشيرة الزيارة' },
              { en: 'Before entry to the Kingdom only', ar: 'قبل الدخول إلى المملكة فقط' },
              { en: 'The whole premium', ar: 'كامل القسط' },
            ],
            [
              { en: 'Savings', ar: 'الادخار' },
              {
                en: `${withdrawalTime.en}, or later with the surrender value`,
                ar: `${withdrawalTime.ar}، أو بعدها بقيمة الاسترداد`,
              },
              withdrawn(withdrawnMoney.savings),
            ],
            [{ en: 'Family protection', ar: 'حماية الأسرة' }, withdrawalTime, withdrawn(withdrawnMoney.protection)],
            [
              { en: 'Company policies', ar: 'وثائق المنشآت' },
              { en: 'As the policy says', ar: 'وفق ما تنص عليه الوثيقة' },
              {
                en: 'The share for the days that are left, or the short-period scale of the policy',
                ar: 'حصة الأيام المتبقية أو جدول المدد القصيرة في الوثيقة',
              },
            ],
          ],
        },
      },
    ),
    ...chapter(
      { en: 'If we cancel', ar: 'إذا ألغينا الوثيقة' },
      {
        text: {
          en: 'We write at least 30 days before and say why. You get back the premium for the days that are left. Cover goes on until the date in the letter.',
          ar: 'نبلغك كتابةً قبل 30 يومًا على الأقل مع بيان السبب، ونرد إليك قسط الأيام المتبقية. وتستمر التغطية حتى التاريخ المذكور في الإشعار.',
        },
      },
    ),
    ...chapter(
      { en: 'How the money reaches you', ar: 'كيف يصلك المبلغ' },
      {
        points: [
          {
            en: 'Only to an IBAN in the name of the policyholder; we confirm the account before we pay.',
            ar: 'إلى رقم آيبان باسم حامل الوثيقة فقط، ونتحقق من الحساب قبل التحويل.',
          },
          {
            en: `We answer a cancellation within ${answerWorkingDays['cancel-insurance']} working days and pay within 5 more.`,
            ar: `نرد على طلب الإلغاء خلال ${answerWorkingDays['cancel-insurance']} أيام عمل، ونحوّل المبلغ خلال 5 أيام عمل بعدها.`,
          },
          {
            en: 'For a visit visa, send the rejection notice or the proof that nobody entered, with other people’s details covered.',
            ar: 'في تأشيرة الزيارة أرسل إشعار الرفض أو ما يثبت عدم الدخول، مع حجب بيانات غيرك.',
          },
        ],
      },
    ),
  ],
};

const support: PrintedDocument = {
  key: 'customer-support-needs',
  edition,
  parts: [
    {
      text: {
        en: 'Anybody can need more help for a while: after a loss, in illness, with limited sight or hearing, or when a form is in the wrong language. Tell us once; we note it if you agree, so that you need not explain it again.',
        ar: 'قد يحتاج أي منا إلى مساندة إضافية في وقت ما: بعد فقد عزيز، أو في المرض، أو مع ضعف في السمع أو البصر، أو حين يكون النموذج بلغة لا يتقنها. أخبرنا مرة واحدة، وسنسجل ذلك بموافقتك حتى لا تضطر إلى شرحه من جديد.',
      },
    },
    ...chapter(
      { en: 'What we can do', ar: 'ما يمكننا تقديمه' },
      {
        points: [
          {
            en: 'Read documents aloud on the phone or send them in large print',
            ar: 'قراءة المستندات هاتفيًا أو إرسالها بخط كبير',
          },
          { en: 'Arrange a sign-language interpreter in a branch', ar: 'ترتيب مترجم لغة إشارة في الفرع' },
          {
            en: 'Give more time to answer, and call at an hour that suits',
            ar: 'منحك وقتًا أطول للرد والاتصال بك في وقت يناسبك',
          },
          { en: 'Speak with a relative or carer whom you name', ar: 'التواصل مع قريب أو مرافق تختاره' },
          {
            en: 'Visit you at home or in hospital for a claim after serious injury',
            ar: 'زيارتك في المنزل أو المستشفى عند المطالبة بعد إصابة بالغة',
          },
          {
            en: 'Pay urgent costs in part before the claim is decided',
            ar: 'صرف جزء من التكاليف العاجلة قبل البت في المطالبة',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'After a death', ar: 'عند الوفاة' },
      {
        text: {
          en: `One member of staff stays with the family from the first call to the last payment. ${toTellOfDeath.en} We then need the death certificate and, for payment, the deed of heirs if the policy names nobody. We ask for nothing twice and stop all mailings to the deceased on the same day.`,
          ar: `يرافق الأسرةَ موظف واحد من أول اتصال حتى آخر دفعة. ${toTellOfDeath.ar} ثم نحتاج إلى شهادة الوفاة، وإلى صك حصر الورثة عند الصرف إذا لم تُسمِّ الوثيقة مستفيدًا. ولا نطلب شيئًا مرتين، ونوقف كل المراسلات الموجهة إلى المتوفى في اليوم نفسه.`,
        },
      },
    ),
  ],
};

export const rightsDocuments: PrintedDocument[] = [charter, complaints, cancellation, support];
