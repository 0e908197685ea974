import { disabilityReport, toTellOfDeath } from '../claim-papers.ts';
import { company, emergencyNumbers, toCall, toCallAnywhere, unifiedAreas } from '../company.ts';
import type { SeedPage } from '../content-types.ts';
import {
  answerWorkingDays,
  claimDecisionDays,
  inspectionDays,
  objectionDays,
  openingHours,
} from '../service-standards.ts';

export const claims: SeedPage = {
  name: 'claims',
  title: { en: 'Claim Center', ar: 'مركز المطالبات' },
  group: 'customer-service',
  meta: {
    title: { en: 'Claims — Waad Insurance', ar: 'المطالبات — وعد للتأمين' },
    description: {
      en: 'File a claim or follow one: the steps, the documents for each kind of insurance, how long a decision takes and how to object.',
      ar: 'قدّم مطالبة أو تابعها: الخطوات، ومستندات كل نوع من التأمين، ومدة البت، وطريقة الاعتراض.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'claims-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'Something has happened. Start here', ar: 'وقع ضرر؟ ابدأ من هنا' },
        description: {
          en: `Make sure everyone is safe first. The claim can wait an hour; an ambulance cannot: ${toCall(emergencyNumbers.unified)} in ${unifiedAreas.en}; elsewhere ${toCall(emergencyNumbers.ambulance)} ambulance, ${toCall(emergencyNumbers.civilDefence)} civil defence, ${toCall(emergencyNumbers.trafficPolice)} traffic police, ${toCall(emergencyNumbers.police)} police.

Then file the claim on this site. It takes about 10 minutes, and you can send missing documents later. You get a reference number at once. If you prefer to talk, call ${toCall(company.tollFree)}, ${openingHours.careLine.en.toLowerCase()}.`,
          ar: `تأكد أولًا من سلامة الجميع، فالمطالبة تحتمل الانتظار والإسعاف لا يحتمله: ${toCall(emergencyNumbers.unified)} في ${unifiedAreas.ar}، وفي غيرها الإسعاف ${toCall(emergencyNumbers.ambulance)}، الدفاع المدني ${toCall(emergencyNumbers.civilDefence)}، المرور ${toCall(emergencyNumbers.trafficPolice)}، الشرطة ${toCall(emergencyNumbers.police)}.

ثم قدّم مطالبتك عبر هذا الموقع. يستغرق ذلك نحو 10 دقائق، ويمكنك إرسال المستندات الناقصة لاحقًا، ويصلك رقم مرجعي فورًا. وإذا فضّلت التحدث إلينا فاتصل على ${toCall(company.tollFree)}، ${openingHours.careLine.ar}.`,
        },
        buttonText: { en: 'File a claim', ar: 'قدّم مطالبة' },
        buttonUrl: '/submit-claim',
      },
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'From the event to the payment', ar: 'من وقوع الضرر إلى صرف التعويض' } },
      items: [
        {
          title: { en: '1. Report the event', ar: '1. أبلغ عن الواقعة' },
          description: {
            en: `A road accident without injury: Najm, ${toCall(emergencyNumbers.najm)}. With injury, fire or an uninsured car: traffic police, ${toCallAnywhere('trafficPolice').en}. Theft: police. Fire in a building: civil defence. Keep the report number.`,
            ar: `حادث مروري بلا إصابات: نجم ${toCall(emergencyNumbers.najm)}. مع إصابة أو حريق أو مركبة غير مؤمَّنة: المرور ${toCallAnywhere('trafficPolice').ar}. السرقة: الشرطة. حريق مبنى: الدفاع المدني. واحتفظ برقم التقرير.`,
          },
        },
        {
          title: { en: '2. Keep what shows the damage', ar: '2. احتفظ بما يثبت الضرر' },
          description: {
            en: 'Take photos from near and far. Do not repair, throw away or sell anything before the inspection, except to stop the damage from growing.',
            ar: 'التقط صورًا قريبة وبعيدة. ولا تصلح شيئًا أو تتخلص منه أو تبعه قبل المعاينة، إلا لمنع تفاقم الضرر.',
          },
        },
        {
          title: { en: '3. File the claim', ar: '3. قدّم المطالبة' },
          description: {
            en: 'Use the online form or any branch. Someone else may file for you with a short written authorisation.',
            ar: 'عبر النموذج الإلكتروني أو في أي فرع. ويجوز أن يقدمها غيرك بتفويض مكتوب مختصر.',
          },
          buttonText: { en: 'Open the form', ar: 'افتح النموذج' },
          buttonLink: '/submit-claim',
        },
        {
          title: { en: '4. We answer', ar: '4. نردّ عليك' },
          description: {
            en: `A claims handler contacts you within ${answerWorkingDays.claim} working days, says what is missing and arranges an inspection if one is needed.`,
            ar: `يتواصل معك أحد موظفي المطالبات خلال ${answerWorkingDays.claim} أيام عمل، ويبيّن لك ما ينقص، ويرتب المعاينة إن لزمت.`,
          },
        },
        {
          title: { en: '5. We decide', ar: '5. نبتّ في المطالبة' },
          description: {
            en: `Within ${claimDecisionDays.individual} days for individuals and ${claimDecisionDays.corporate} days for companies, counted from the last document. If we need longer we tell you why before that day.`,
            ar: `خلال ${claimDecisionDays.individual} يومًا لمطالبات الأفراد و${claimDecisionDays.corporate} يومًا لمطالبات المنشآت، من تاريخ اكتمال المستندات. وإذا احتجنا إلى مدة أطول أخبرناك بالسبب قبل انقضائها.`,
          },
        },
        {
          title: { en: '6. Payment or repair', ar: '6. الصرف أو الإصلاح' },
          description: {
            en: 'Money goes to an IBAN in the name of the person entitled to it, or you get a repair order for a workshop. A refusal names the clause and the reason.',
            ar: 'يُحوَّل المبلغ إلى آيبان باسم المستحق، أو يصدر لك أمر إصلاح إلى ورشة. وعند الرفض نذكر البند والسبب.',
          },
        },
      ],
    },
    {
      name: 'statistics',
      items: [
        {
          header: { en: '9 days', ar: '9 أيام' },
          title: { en: 'average for a complete motor claim', ar: 'متوسط تسوية مطالبة مركبات مكتملة' },
        },
        {
          header: { en: '3 in 4', ar: '3 من كل 4' },
          title: { en: 'claims are filed without a visit', ar: 'مطالبات تُقدَّم دون زيارة فرع' },
        },
        {
          header: { en: `${claimDecisionDays.individual} days`, ar: `${claimDecisionDays.individual} يومًا` },
          title: { en: 'at most for individuals, once complete', ar: 'الحد الأقصى للأفراد بعد اكتمال المستندات' },
        },
      ],
    },
    {
      name: 'single_blog_dropdown',
      content: {
        header: { en: 'Which documents you need', ar: 'المستندات المطلوبة' },
        description: {
          en: 'Choose the kind of insurance. We ask for ID, Iqama and passport **numbers** only; please do not send copies of the cards.',
          ar: 'اختر نوع التأمين. نطلب **أرقام** الهوية والإقامة والجواز فقط، فنرجو عدم إرسال صورها.',
        },
      },
      items: [
        {
          tag: { en: 'Motor', ar: 'المركبات' },
          text: {
            en: `- Report of Najm or the traffic police with the share of fault
- Damage estimate of an assessment centre
- Plate number, driving licence number and policy number
- Photos and an IBAN certificate
- For an injury: medical report and invoices
- For a death: court ruling and deed of heirs`,
            ar: `- تقرير نجم أو المرور متضمنًا نسبة المسؤولية
- تقدير الأضرار من مركز معتمد
- رقم اللوحة ورقم رخصة القيادة ورقم الوثيقة
- الصور وشهادة الآيبان
- عند الإصابة: التقرير الطبي والفواتير
- عند الوفاة: الحكم القضائي وصك حصر الورثة`,
          },
        },
        {
          tag: { en: 'Health', ar: 'الصحي' },
          text: {
            en: `- Reimbursement form, filled in by you and the doctor
- Itemised invoice and proof of payment
- Medical report, test results and prescription
- For treatment abroad: dates of travel`,
            ar: `- نموذج الاسترداد معبأً منك ومن الطبيب
- الفاتورة المفصلة وإثبات الدفع
- التقرير الطبي ونتائج الفحوص والوصفة
- عند العلاج في الخارج: تواريخ السفر`,
          },
        },
        {
          tag: { en: 'Travel', ar: 'السفر' },
          text: {
            en: `- Tickets or boarding passes
- The airline’s report for delay or baggage, within the time the airline gives
- Medical report and receipts for treatment
- Proof of the reason for a cancelled trip`,
            ar: `- التذاكر أو بطاقات الصعود
- تقرير الناقل عن التأخير أو الأمتعة خلال المدة التي يحددها
- التقرير الطبي وإيصالات العلاج
- ما يثبت سبب إلغاء الرحلة`,
          },
        },
        {
          tag: { en: 'Visit visa', ar: 'تأشيرة الزيارة' },
          text: {
            en: `- Policy number, passport number and date of entry
- Medical report of the emergency department
- Itemised invoices and proof of payment, within 60 days
- Cancellation before entry is a [request of its own](/cancel-insurance)`,
            ar: `- رقم الوثيقة ورقم الجواز وتاريخ الدخول
- التقرير الطبي من قسم الطوارئ
- الفواتير المفصلة وإثبات الدفع خلال 60 يومًا
- الإلغاء قبل الدخول له [طلب مستقل](/cancel-insurance)`,
          },
        },
        {
          tag: { en: 'Waad plans', ar: 'برامج وعد' },
          text: {
            en: `After a death, call us first. ${toTellOfDeath.en}

- Number of the death certificate
- Deed of heirs, or the names of the beneficiaries in the policy
- For disability: ${disabilityReport.en}
- IBAN of each beneficiary`,
            ar: `عند الوفاة اتصل بنا أولًا. ${toTellOfDeath.ar}

- رقم شهادة الوفاة
- صك حصر الورثة أو أسماء المستفيدين في الوثيقة
- عند العجز: ${disabilityReport.ar}
- رقم آيبان كل مستفيد`,
          },
        },
        {
          tag: { en: 'Property and engineering', ar: 'الممتلكات والهندسي' },
          text: {
            en: `- Report of the civil defence or the police
- List of damaged things with purchase invoices
- Repair offers, drawings or the site diary
- Accounts of two years, if income was lost`,
            ar: `- تقرير الدفاع المدني أو الشرطة
- قائمة المتضررات مع فواتير الشراء
- عروض الإصلاح أو المخططات أو يوميات الموقع
- حسابات سنتين عند فقد الدخل`,
          },
        },
        {
          tag: { en: 'Marine', ar: 'البحري' },
          text: {
            en: `- Bill of lading or waybill
- Commercial invoice and packing list
- Delivery note with remarks, photos
- Letter of protest to the carrier
- Short-landing certificate for missing goods`,
            ar: `- بوليصة الشحن أو وثيقة النقل
- الفاتورة التجارية وقائمة التعبئة
- سند التسليم مع الملاحظات والصور
- خطاب الاحتجاج الموجه إلى الناقل
- شهادة العجز عند النقص`,
          },
        },
        {
          tag: { en: 'Liability', ar: 'المسؤوليات' },
          text: {
            en: `- The demand, summons or letter you received
- Your account of the event, names of witnesses
- The contract with the other side, if there is one
- Camera recordings and photos`,
            ar: `- المطالبة أو التبليغ أو الخطاب الوارد إليك
- وصفك للواقعة وأسماء الشهود
- العقد مع الطرف الآخر إن وُجد
- تسجيلات الكاميرات والصور`,
          },
        },
      ],
    },
    {
      name: 'checklist',
      content: { header: { en: 'How long each step takes', ar: 'مدة كل مرحلة' } },
      items: [
        {
          title: { en: 'Reference number', ar: 'الرقم المرجعي' },
          description: { en: 'At once, for every claim.', ar: 'يصلك فورًا عند تقديم أي مطالبة.' },
        },
        {
          title: { en: 'First contact', ar: 'أول تواصل' },
          description: {
            en: `Within ${answerWorkingDays.claim} working days, by the person who handles your file.`,
            ar: `خلال ${answerWorkingDays.claim} أيام عمل، من الموظف المسؤول عن ملفك.`,
          },
        },
        {
          title: { en: 'Inspection', ar: 'المعاينة' },
          description: {
            en: `Within ${inspectionDays.other} working days where one is needed, and large losses sooner. Marine: within ${inspectionDays.port} working days in the port cities.`,
            ar: `خلال ${inspectionDays.other} أيام عمل عند الحاجة إلى معاينة، وقبل ذلك للخسائر الكبيرة. والبحري: خلال يومي عمل في مدن الموانئ.`,
          },
        },
        {
          title: { en: 'Individual claims up to SAR 2,000', ar: 'مطالبات الأفراد حتى 2,000 ريال' },
          description: { en: 'Decided within 5 working days.', ar: 'يُبتّ فيها خلال 5 أيام عمل.' },
        },
        {
          title: { en: 'Decision on an individual claim', ar: 'البت في مطالبة الأفراد' },
          description: {
            en: `Within ${claimDecisionDays.individual} days of the last document.`,
            ar: `خلال ${claimDecisionDays.individual} يومًا من اكتمال المستندات.`,
          },
        },
        {
          title: { en: 'Decision on a company claim', ar: 'البت في مطالبة المنشآت' },
          description: {
            en: `Within ${claimDecisionDays.corporate} days of the last document.`,
            ar: `خلال ${claimDecisionDays.corporate} يومًا من اكتمال المستندات.`,
          },
        },
      ],
    },
    {
      name: 'customer_rights_section',
      content: {
        header: { en: 'Forms and guides', ar: 'النماذج والأدلة' },
        description: {
          en: 'For those who prefer paper. The online form asks for the same things.',
          ar: 'لمن يفضل النماذج الورقية، وهي تطلب ما يطلبه النموذج الإلكتروني نفسه.',
        },
      },
      items: [
        {
          pdfTitle: { en: 'How we settle claims', ar: 'كيف نسوّي المطالبات' },
          pdf: { en: 'claims-guide-en', ar: 'claims-guide-ar' },
        },
        {
          pdfTitle: { en: 'Motor claim checklist', ar: 'قائمة متطلبات مطالبة المركبات' },
          pdf: { en: 'motor-claim-checklist-en', ar: 'motor-claim-checklist-ar' },
        },
        {
          pdfTitle: { en: 'Health reimbursement claim form', ar: 'نموذج مطالبة استرداد صحية' },
          pdf: { en: 'health-claim-form-en', ar: 'health-claim-form-ar' },
        },
        {
          pdfTitle: { en: 'Authorisation to file for another person', ar: 'تفويض بتقديم مطالبة عن الغير' },
          pdf: { en: 'claim-authorisation-form-en', ar: 'claim-authorisation-form-ar' },
        },
      ],
    },
    {
      name: 'faq',
      content: { header: { en: 'Questions about claims', ar: 'أسئلة عن المطالبات' } },
      items: [
        {
          question: { en: 'How do I follow my claim?', ar: 'كيف أتابع مطالبتي؟' },
          answer: {
            en: 'Use the tracking on this page with the claim number and the ID or Iqama number of the person who filed it. We also write to your email address at each step.',
            ar: 'استخدم خدمة التتبع في هذه الصفحة برقم المطالبة ورقم هوية مقدمها أو إقامته. ونراسلك كذلك بالبريد الإلكتروني عند كل مرحلة.',
          },
        },
        {
          question: {
            en: 'The other driver is insured with you. Can I claim?',
            ar: 'الطرف المتسبب مؤمَّن لديكم، فهل أطالبكم؟',
          },
          answer: {
            en: 'Yes. File a motor claim with your own ID number and give the report number of the accident. You need not be our customer.',
            ar: 'نعم. قدّم مطالبة مركبات برقم هويتك واذكر رقم تقرير الحادث، ولا يُشترط أن تكون من عملائنا.',
          },
        },
        {
          question: { en: 'Is there a last day for filing?', ar: 'هل هناك مهلة لتقديم المطالبة؟' },
          answer: {
            en: 'Report as soon as you can. Health and visit-visa bills have their own periods of 90 and 60 days, and a travel claim 30 days from coming home. If you had a good reason to be late, tell us; being late alone is not a reason to refuse.',
            ar: 'أبلغنا في أقرب وقت ممكن. ولفواتير التأمين الصحي وتأشيرة الزيارة مهلة 90 و60 يومًا على التوالي، ولمطالبة السفر 30 يومًا من العودة. وإذا تأخرت لعذر مقبول فأخبرنا به، فالتأخر وحده ليس سببًا للرفض.',
          },
        },
        {
          question: { en: 'Can the money go to another person’s account?', ar: 'هل يُحوَّل المبلغ إلى حساب شخص آخر؟' },
          answer: {
            en: 'Only with a legal power of attorney, or to a guardian or heir with the court document. This protects you from fraud.',
            ar: 'لا يُحوَّل إلا بوكالة شرعية، أو إلى ولي أو وارث بموجب صك. وفي ذلك حماية لك من الاحتيال.',
          },
        },
        {
          question: { en: 'Why was a part taken off my payment?', ar: 'لماذا خُصم جزء من التعويض؟' },
          answer: {
            en: 'Usually it is the deductible you chose, or your share of fault in an accident. The decision letter shows the calculation line by line.',
            ar: 'غالبًا هو مبلغ التحمل الذي اخترته أو نسبة مسؤوليتك في الحادث. ويبيّن خطاب القرار الحساب بندًا بندًا.',
          },
        },
        {
          question: { en: 'I disagree with the decision.', ar: 'لا أوافق على القرار، فما العمل؟' },
          answer: {
            en: `Reply to the letter with your reasons within ${objectionDays} days, or [send a complaint](/complaints). A person who did not make the first decision looks at it again.`,
            ar: `ردّ على الخطاب بأسبابك خلال ${objectionDays} يومًا أو [قدّم شكوى](/complaints)، ويعيد النظر فيها موظف لم يشارك في القرار الأول.`,
          },
        },
      ],
    },
  ],
};
