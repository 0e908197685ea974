import type { Both, SeedSection } from './content-types.ts';
import { surrenderCharges } from './savings-terms.ts';

/** One case with its sums for each product, by the limits and deductibles that its page names. */
function example(en: string, ar: string): SeedSection {
  const description: Both = { en, ar };
  return {
    name: 'single_blog',
    content: { header: { en: 'An example in figures', ar: 'مثال بالأرقام' }, description },
  };
}

export const workedExamples = {
  motor: example(
    `A driver with the Comprehensive plan and a deductible of SAR 1,000 brakes too late and is found fully at fault. The other car needs repairs for SAR 5,400, the driver’s own for SAR 8,600, and a tow truck costs SAR 300.

We pay 5,400 + (8,600 − 1,000) + 300 = **SAR 13,300**, and the driver pays 1,000. With third party cover alone we would pay the 5,400, and the driver 8,900.`,
    `سائق لديه خطة الشامل بمبلغ تحمل قدره 1,000 ريال، تأخر في الكبح فتحمّل المسؤولية كاملة. بلغت كلفة إصلاح السيارة الأخرى 5,400 ريال، وإصلاح سيارته 8,600 ريال، والسحب 300 ريال.

ندفع 5,400 ريال للطرف الآخر، و7,600 ريال لسيارته بعد خصم مبلغ التحمل، و300 ريال للسحب، أي **13,300 ريال**، ويدفع السائق 1,000 ريال. ولو كان تأمينه ضد الغير فقط لدفعنا 5,400 ريال ودفع هو 8,900 ريال.`,
  ),
  travel: example(
    `A traveller flies to Italy for ten days with the Schengen plan. The flight leaves nine hours late, a suitcase worth SAR 5,200 never arrives, and a broken arm is treated in hospital for SAR 14,300.

We pay 14,300 for the hospital, 600 for the delay and 4,500 for the suitcase, the limit of the plan: **SAR 19,400**. SAR 700 of the suitcase remain with the traveller.`,
    `سافر شخص إلى إيطاليا عشرة أيام بخطة شنغن. تأخرت رحلته تسع ساعات، وفُقدت حقيبة قيمتها 5,200 ريال، وعولج كسر في ذراعه في المستشفى بكلفة 14,300 ريال.

ندفع 14,300 ريال عن المستشفى، و600 ريال عن التأخر، و4,500 ريال عن الحقيبة وهو حد الخطة، أي **19,400 ريال**، ويتحمل المسافر 700 ريال من قيمة الحقيبة.`,
  ),
  visitVisa: example(
    `A mother visits her son for a month with the cover of SAR 100,000. On the fifth day her appendix has to come out: the emergency room costs SAR 850, the operation with three nights SAR 21,400, and medicine SAR 320.

The hospital sends us the bill of 850 + 21,400 + 320 = **SAR 22,570**, and she pays nothing. SAR 77,430 of her limit are left until the policy ends.`,
    `تزور والدة ابنها شهرًا بتغطية قدرها 100,000 ريال. في اليوم الخامس احتاجت إلى استئصال الزائدة: كلفة الطوارئ 850 ريالًا، والعملية مع ثلاث ليالٍ 21,400 ريال، والأدوية 320 ريالًا.

يرسل المستشفى إلينا الفاتورة، وهي 850 و21,400 و320 ريالًا، أي **22,570 ريالًا**، ولا تدفع هي شيئًا. ويبقى من حدها 77,430 ريالًا إلى نهاية الوثيقة.`,
  ),
  health: example(
    `An accountant in the Gold class sees a specialist for SAR 280, comes back for tests that cost SAR 900, and needs glasses for SAR 950.

Her share of the first visit is 15%: 42. Of the tests 15% would be 135, but she pays 60 at most. The glasses are paid up to 800, so 150 remain. She pays 42 + 60 + 150 = **SAR 252**, and we pay the other 1,878.`,
    `محاسبة من الفئة الذهبية راجعت اختصاصيًا بكلفة 280 ريالًا، ثم عادت لفحوص كلفتها 900 ريال، واحتاجت إلى نظارة بمبلغ 950 ريالًا.

نسبة تحملها عن الزيارة الأولى 15%، أي 42 ريالًا. ونسبة الفحوص 135 ريالًا، لكنها لا تدفع أكثر من 60 ريالًا. وتغطى النظارة حتى 800 ريال، فيبقى عليها 150 ريالًا. مجموع ما تدفعه **252 ريالًا**، وندفع نحن 1,878 ريالًا.`,
  ),
  marine: example(
    `An importer insures a container of furniture with Clauses A: invoice SAR 400,000 and freight SAR 30,000, plus 10%, make SAR 473,000. Sea water gets into the container, and the surveyor finds a quarter of the furniture ruined.

The loss is SAR 118,250, the deductible 0.5% of the shipment, 2,365. We pay 118,250 − 2,365 = **SAR 115,885**. With Clauses C there would be nothing: they do not name sea water.`,
    `أمّن مستورد على حاوية أثاث وفق شروط A: الفاتورة 400,000 ريال والشحن 30,000 ريال، ومع إضافة 10% تبلغ القيمة 473,000 ريال. دخلت مياه البحر إلى الحاوية، وقدّر الخبير تلف ربع الأثاث.

الخسارة 118,250 ريالًا، ومبلغ التحمل 0.5% من قيمة الشحنة أي 2,365 ريالًا، فندفع **115,885 ريالًا**. ولو كان التأمين وفق شروط C لما استحق شيئًا، لأنها لا تشمل مياه البحر.`,
  ),
  liability: example(
    `In a café with the smallest cover a waiter spills hot soup over a guest and the guest’s laptop. The doctor costs SAR 6,200 at once, a court later awards SAR 40,000, the laptop was worth SAR 5,000, and the lawyer costs SAR 9,000.

We pay 6,200 + 40,000 + (5,000 − 1,000) + 9,000 = **SAR 59,200**, and the café pays the deductible of 1,000. The defence counts towards the limit of SAR 1,000,000 for one event.`,
    `في مقهى لديه أصغر تغطية سكب نادل حساءً ساخنًا على ضيف وعلى حاسوبه. بلغ العلاج العاجل 6,200 ريال، وحكمت المحكمة لاحقًا بمبلغ 40,000 ريال، وكانت قيمة الحاسوب 5,000 ريال، وأتعاب المحامي 9,000 ريال.

ندفع العلاج 6,200 ريال، والتعويض 40,000 ريال، والحاسوب 4,000 ريال بعد خصم مبلغ التحمل، والأتعاب 9,000 ريال، أي **59,200 ريال**، ويدفع المقهى 1,000 ريال. وتُحسب نفقات الدفاع ضمن حد الحادث الواحد وهو 1,000,000 ريال.`,
  ),
  engineering: example(
    `A contractor builds villas under a contract of SAR 4,000,000. A flood washes out finished foundations: to build them again costs SAR 180,000, and to clear the site SAR 22,000.

We pay 180,000, and for clearing 10% of that, 18,000, less the deductible for natural events of 10,000: **SAR 188,000**. The contractor bears 14,000.`,
    `يبني مقاول فللًا بعقد قيمته 4,000,000 ريال. جرف السيل أساسات منجزة: كلفة إعادتها 180,000 ريال، وكلفة إزالة الأنقاض 22,000 ريال.

ندفع 180,000 ريال، ونضيف للإزالة 10% من ذلك أي 18,000 ريال، ونخصم مبلغ التحمل للأخطار الطبيعية وهو 10,000 ريال، فيكون التعويض **188,000 ريال**، ويتحمل المقاول 14,000 ريال.`,
  ),
  property: example(
    `A warehouse is insured for its full value with Fire plus. At night a pipe bursts: goods for SAR 220,000 are ruined, walls and wiring need SAR 60,000, and clearing up costs SAR 30,000.

The loss is 280,000, below the limit of 500,000 for pipes. Clearing is paid up to 8% of it, 22,400, and the deductible is 5,000: 280,000 + 22,400 − 5,000 = **SAR 297,400**. The owner bears 12,600.`,
    `مستودع مؤمَّن عليه بكامل قيمته بخطة الحريق الموسع. انفجرت ماسورة ليلًا فتلفت بضاعة قيمتها 220,000 ريال، واحتاجت الجدران والأسلاك إلى 60,000 ريال، وبلغت كلفة الإزالة 30,000 ريال.

الخسارة 280,000 ريال، وهي دون حد المواسير البالغ 500,000 ريال. ونضيف للإزالة 8% من الخسارة أي 22,400 ريال، ونخصم مبلغ التحمل 5,000 ريال، فيكون التعويض **297,400 ريال**، ويتحمل المالك 12,600 ريال.`,
  ),
  retirement: example(
    `Somebody aged 35 puts SAR 600 a month into the Steady plan until 60. That is 25 × 12 × 600 = **SAR 180,000** paid in, before any growth or fee.

In the tenth year, with a fund of SAR 70,000, up to 25% of it may be taken out: 17,500. The administration fee of that year is 1.3%, SAR 910. Leaving in the first year costs ${surrenderCharges.istiqrar[0]}% of the fund: of SAR 7,200 there would be 3,960 left.`,
    `شخص عمره 35 سنة يدفع 600 ريال شهريًا في الخطة الثابتة حتى سن 60. يبلغ ما يدفعه خلال 25 سنة **180,000 ريال**، قبل احتساب أي نمو أو رسوم.

وفي السنة العاشرة، إذا بلغ الرصيد 70,000 ريال، جاز سحب 25% منه أي 17,500 ريال، وتبلغ رسوم الإدارة لتلك السنة 1.3% أي 910 ريالات. أما الخروج في السنة الأولى فيكلف ${surrenderCharges.istiqrar[0]}% من الرصيد: إذا كان 7,200 ريال بقي منه 3,960 ريالًا.`,
  ),
  family: example(
    `A father takes the Family plan at the age of 30 for SAR 128 a month. Four years and SAR 6,144 later he dies in a road accident.

His family receives 600,000 and 150,000 more for the accident: **SAR 750,000**. SAR 20,000 of it come within 5 working days of the death certificate, the other 730,000 after the decision.`,
    `اشترك أب في الخطة العائلية وعمره 30 سنة بقسط 128 ريالًا شهريًا. وبعد أربع سنوات دفع فيها 6,144 ريالًا توفي في حادث مروري.

تستحق أسرته 600,000 ريال و150,000 ريال إضافية عن الحادث، أي **750,000 ريال**، منها 20,000 ريال خلال 5 أيام عمل من وصول شهادة الوفاة، و730,000 ريال بعد القرار.`,
  ),
} as const;
