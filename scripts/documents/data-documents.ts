import { keptRecords } from '@insurer/demo-content/kept-records.ts';
import { dataRequestDays } from '@insurer/demo-content/service-standards.ts';
import { chapter, type PrintedDocument } from './printed-document.ts';

const edition = { en: 'Edition of 1 November 2026', ar: 'إصدار 1 نوفمبر 2026' };

const policy: PrintedDocument = {
  key: 'data-sharing-policy',
  edition,
  parts: [
    {
      text: {
        en: 'This policy says when personal data may leave Waad Insurance. It follows the Personal Data Protection Law and binds every employee, agent and supplier.',
        ar: 'تحدد هذه السياسة متى يجوز خروج البيانات الشخصية من وعد للتأمين. وهي مبنية على نظام حماية البيانات الشخصية، وتلزم كل موظف ووكيل ومورّد.',
      },
    },
    ...chapter(
      { en: 'Five rules', ar: 'خمس قواعد' },
      {
        points: [
          {
            en: 'Purpose: each sharing serves one purpose that you were told about.',
            ar: 'الغرض: لكل مشاركة غرض واحد سبق إبلاغك به.',
          },
          {
            en: 'Minimum: only the fields that the purpose needs, and a number instead of a copy.',
            ar: 'الحد الأدنى: الحقول اللازمة للغرض فقط، والرقم بدلًا من الصورة.',
          },
          {
            en: 'Contract: the recipient has signed how the data is kept, used and destroyed.',
            ar: 'العقد: التزم المتلقي كتابةً بطريقة حفظ البيانات واستخدامها وإتلافها.',
          },
          {
            en: 'Record: date, recipient, fields and reason are logged and kept for review.',
            ar: 'السجل: يُدوَّن التاريخ والمتلقي والحقول والسبب ويُحفظ للمراجعة.',
          },
          {
            en: 'No sale: personal data is never sold, rented or exchanged for advertising.',
            ar: 'عدم البيع: لا تُباع البيانات الشخصية ولا تؤجَّر ولا تُبادَل لأغراض الإعلان.',
          },
        ],
      },
    ),
    ...chapter(
      { en: 'When your consent is needed', ar: 'متى تلزم موافقتك' },
      {
        text: {
          en: 'Health data, credit data and any use for marketing are shared only with your explicit consent, asked for one purpose at a time. A service is not refused because you declined a consent that it does not need.',
          ar: 'لا تُشارك البيانات الصحية والائتمانية وما يُستخدم للتسويق إلا بموافقة صريحة منك لكل غرض على حدة. ولا تُمنع عنك خدمة لأنك رفضت موافقة لا تحتاج إليها تلك الخدمة.',
        },
      },
    ),
    ...chapter(
      { en: 'When the law decides', ar: 'متى يُلزمنا النظام' },
      {
        text: {
          en: 'Courts and authorities receive what an order or a law demands. The legal department checks each request, sends only what is named in it, and tells you unless that is forbidden.',
          ar: 'تتلقى المحاكم والجهات الرسمية ما يوجبه أمر أو نظام. وتفحص الإدارة القانونية كل طلب، ولا ترسل إلا ما ورد فيه، وتبلغك به ما لم يكن ذلك محظورًا.',
        },
      },
    ),
    ...chapter(
      { en: 'Outside the Kingdom', ar: 'خارج المملكة' },
      {
        text: {
          en: 'Before a transfer we assess the risk, use the safeguards of the transfer regulation, remove names where a case number is enough, and prefer partners who keep the data in the Kingdom.',
          ar: 'قبل أي نقل نقيّم المخاطر، ونطبق ضمانات لائحة نقل البيانات، ونحذف الأسماء متى كفى رقم الحالة، ونفضّل الشركاء الذين يحفظون البيانات داخل المملكة.',
        },
      },
    ),
    ...chapter(
      { en: 'If something goes wrong', ar: 'عند وقوع تسرب' },
      {
        text: {
          en: 'A recipient must tell us of a breach within 24 hours. We inform the Saudi Data and AI Authority within 72 hours, and the people concerned without delay when it may harm them.',
          ar: 'يلتزم المتلقي بإبلاغنا بأي تسرب خلال 24 ساعة. ونبلغ الهيئة السعودية للبيانات والذكاء الاصطناعي خلال 72 ساعة، ونبلغ المعنيين دون تأخير إذا كان قد يضر بهم.',
        },
      },
    ),
  ],
};

const recipients: PrintedDocument = {
  key: 'data-recipients',
  edition,
  parts: [
    {
      text: {
        en: 'The table lists the groups that receive personal data in the ordinary course of business. Ask us and we name the company in your own case.',
        ar: 'يعرض الجدول الجهات التي تتلقى بيانات شخصية في سياق العمل المعتاد. ويمكنك أن تطلب اسم الجهة في حالتك.',
      },
    },
    {
      table: {
        head: [
          { en: 'Who', ar: 'الجهة' },
          { en: 'What', ar: 'البيانات' },
          { en: 'Why', ar: 'الغرض' },
        ],
        rows: [
          [
            { en: 'Hospitals, clinics, pharmacies', ar: 'المستشفيات والعيادات والصيدليات' },
            { en: 'Membership number, network class, limits', ar: 'رقم العضوية وفئة الشبكة والحدود' },
            { en: 'To treat you without payment on the spot', ar: 'علاجك دون سداد فوري' },
          ],
          [
            { en: 'Workshops and towing services', ar: 'الورش وخدمات السحب' },
            { en: 'Name, phone, vehicle, damage', ar: 'الاسم والجوال والمركبة والضرر' },
            { en: 'To collect and repair the car', ar: 'نقل المركبة وإصلاحها' },
          ],
          [
            { en: 'Loss adjusters and accident-report providers', ar: 'خبراء المعاينة ومقدمو تقارير الحوادث' },
            { en: 'Claim number, place, photos', ar: 'رقم المطالبة والموقع والصور' },
            { en: 'To establish cause and amount', ar: 'تحديد السبب والمبلغ' },
          ],
          [
            { en: 'Reinsurers', ar: 'معيدو التأمين' },
            {
              en: 'Case number, sums, cause; names only for very large claims',
              ar: 'رقم الحالة والمبالغ والسبب، والأسماء في المطالبات الكبيرة جدًا فقط',
            },
            { en: 'To recover their share', ar: 'استرداد حصتهم' },
          ],
          [
            { en: 'Government registers', ar: 'السجلات الحكومية' },
            {
              en: 'ID or Iqama number, vehicle, visa, policy dates',
              ar: 'رقم الهوية أو الإقامة والمركبة والتأشيرة وتواريخ الوثيقة',
            },
            { en: 'To show that compulsory insurance is in force', ar: 'إثبات سريان التأمين الإلزامي' },
          ],
          [
            { en: 'Banks', ar: 'البنوك' },
            { en: 'Name, IBAN, amount', ar: 'الاسم والآيبان والمبلغ' },
            { en: 'To pay you', ar: 'تحويل مستحقاتك' },
          ],
          [
            { en: 'Hosting and message providers in the Kingdom', ar: 'مقدمو الاستضافة والرسائل داخل المملكة' },
            { en: 'Encrypted files; phone number and text of a message', ar: 'ملفات مشفّرة، ورقم الجوال ونص الرسالة' },
            { en: 'To run our systems and reach you', ar: 'تشغيل الأنظمة والتواصل معك' },
          ],
        ],
      },
    },
  ],
};

const rights: PrintedDocument = {
  key: 'data-rights-guide',
  edition,
  parts: [
    ...chapter(
      { en: 'Your rights', ar: 'حقوقك' },
      {
        table: {
          head: [
            { en: 'You want to', ar: 'ما تريده' },
            { en: 'What we do', ar: 'ما نقوم به' },
          ],
          rows: [
            [
              { en: 'Know', ar: 'أن تعلم' },
              {
                en: 'Tell you which data we use, for what and on which legal ground',
                ar: 'نوضح البيانات المستخدمة وغرضها وأساسها النظامي',
              },
            ],
            [
              { en: 'See or copy', ar: 'أن تطّلع أو تحصل على نسخة' },
              { en: 'Give you a readable file of your data', ar: 'نسلّمك ملفًا مقروءًا ببياناتك' },
            ],
            [
              { en: 'Correct', ar: 'أن تصحح' },
              { en: 'Put it right, and tell those who received the wrong data', ar: 'نصحح الخطأ ونبلغ من تلقاه' },
            ],
            [
              { en: 'Destroy', ar: 'أن تُتلف' },
              {
                en: 'Delete what no law and no open case makes us keep',
                ar: 'نتلف ما لا يلزمنا بحفظه نظام أو حالة قائمة',
              },
            ],
            [
              { en: 'Take back a consent', ar: 'أن تسحب موافقة' },
              { en: 'Stop that use from the same day', ar: 'نوقف ذلك الاستخدام من اليوم نفسه' },
            ],
          ],
        },
      },
    ),
    ...chapter(
      { en: 'How to ask', ar: 'كيف تطلب' },
      {
        points: [
          {
            en: 'Write “My data” in the subject of an email, or ask in a branch.',
            ar: 'اكتب «بياناتي» في عنوان رسالة بريد إلكتروني، أو اطلب ذلك في أحد الفروع.',
          },
          {
            en: 'Say which right you use and which policy, claim or application it concerns.',
            ar: 'اذكر الحق المطلوب والوثيقة أو المطالبة أو طلب التوظيف المعني.',
          },
          {
            en: 'We confirm that it is you by a call back or a one-time code, without a copy of your ID.',
            ar: 'نتحقق من هويتك باتصال أو رمز لمرة واحدة، دون صورة من الهوية.',
          },
          {
            en: `We answer within ${dataRequestDays.answer} days. A large request may take ${dataRequestDays.extension} days more; then we write why.`,
            ar: `نرد خلال ${dataRequestDays.answer} يومًا. وقد يحتاج الطلب الكبير إلى ${dataRequestDays.extension} يومًا إضافية، فنكتب إليك بالسبب.`,
          },
          { en: 'It costs nothing.', ar: 'الخدمة مجانية.' },
        ],
      },
    ),
    ...chapter(
      { en: 'If we say no', ar: 'إذا اعتذرنا' },
      {
        text: {
          en: 'You get the reason in writing. You may complain to us and, at any time, to the Saudi Data and AI Authority.',
          ar: 'يصلك السبب كتابةً. ولك أن تشتكي إلينا، وإلى الهيئة السعودية للبيانات والذكاء الاصطناعي في أي وقت.',
        },
      },
    ),
  ],
};

const retention: PrintedDocument = {
  key: 'retention-schedule',
  edition,
  parts: [
    {
      text: {
        en: 'We keep a record as long as its purpose or a law needs it, and then destroy it in every copy. The periods below are ours where the law names none.',
        ar: 'نحتفظ بالسجل ما دام غرضه أو النظام يقتضيه، ثم نتلفه بجميع نسخه. والمدد التالية اختيارنا حيث لم يحدد النظام مدة.',
      },
    },
    {
      table: {
        head: [
          { en: 'Record', ar: 'السجل' },
          { en: 'Counted from', ar: 'تُحتسب من' },
          { en: 'Kept for', ar: 'المدة' },
        ],
        rows: keptRecords.map(({ record, from, time }) => [record, { en: capital(from.en), ar: from.ar }, time]),
      },
    },
    {
      text: {
        en: 'If a dispute, an investigation or an order of a court is open, destruction waits until it is over. Each destruction is recorded with date and method.',
        ar: 'إذا كان هناك نزاع أو تحقيق أو أمر قضائي قائم، أُرجئ الإتلاف حتى ينتهي. ويُسجَّل كل إتلاف بتاريخه وطريقته.',
      },
    },
  ],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const dataDocuments: PrintedDocument[] = [policy, recipients, rights, retention];
