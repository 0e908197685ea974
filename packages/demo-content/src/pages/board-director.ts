import type { SeedPage } from '../content-types.ts';

const independent = { en: 'Independent', ar: 'مستقل' };
const independentWoman = { en: 'Independent', ar: 'مستقلة' };
const nonExecutive = { en: 'Non-executive', ar: 'غير تنفيذي' };
const nonExecutiveWoman = { en: 'Non-executive', ar: 'غير تنفيذية' };
const member = { en: 'Member', ar: 'عضو' };

export const boardDirector: SeedPage = {
  name: 'board-director',
  title: { en: 'Board Directors', ar: 'مجلس الإدارة' },
  group: 'about',
  meta: {
    title: { en: 'Board of directors — Waad Insurance', ar: 'مجلس الإدارة — وعد للتأمين' },
    description: {
      en: 'The nine directors of Waad Insurance, their position and classification, and what each committee of the board does.',
      ar: 'أعضاء مجلس إدارة وعد للتأمين التسعة ومناصبهم وتصنيف عضويتهم، ومهام اللجان المنبثقة من المجلس.',
    },
  },
  sections: [
    { name: 'full_banner', content: { image: 'board-wide' } },
    {
      name: 'single_blog',
      content: {
        header: { en: 'How the board works', ar: 'كيف يعمل المجلس' },
        description: {
          en: `The board sets the direction of the company and answers to the general assembly for it. Nine directors were elected for the term from 1 June 2025 to 31 May 2028. Four are independent: they hold no large share, do no business with us and never worked here.

The chairman leads the board and not the company; the managing director leads the company. The board met six times in 2025, and no director missed more than one meeting.`,
          ar: `يرسم المجلس توجه الشركة ويُسأل عنه أمام الجمعية العامة. وقد انتُخب أعضاؤه التسعة للدورة الممتدة من 1 يونيو 2025 إلى 31 مايو 2028، ومنهم أربعة مستقلون لا يملكون حصصًا مؤثرة، ولا تربطهم بالشركة مصالح تجارية، ولم يسبق لهم العمل فيها.

يقود الرئيس المجلس لا الشركة، ويتولى العضو المنتدب إدارة الشركة. وقد عقد المجلس ستة اجتماعات في عام 2025، ولم يتغيب أي عضو عن أكثر من اجتماع واحد.`,
        },
      },
    },
    {
      name: 'board_table',
      content: { header: { en: 'Members of the board', ar: 'أعضاء مجلس الإدارة' } },
      items: [
        {
          name: { en: 'Fahd bin Nasser Al Maqran', ar: 'فهد بن ناصر المقرن' },
          position: { en: 'Chairman', ar: 'رئيس مجلس الإدارة' },
          members: nonExecutive,
        },
        {
          name: { en: 'Hessa bint Saleh Al Rumaidi', ar: 'حصة بنت صالح الرميدي' },
          position: { en: 'Vice Chair', ar: 'نائبة رئيس مجلس الإدارة' },
          members: independentWoman,
        },
        {
          name: { en: 'Yazeed bin Omar Al Safwani', ar: 'يزيد بن عمر الصفواني' },
          position: { en: 'Managing Director and Chief Executive', ar: 'العضو المنتدب والرئيس التنفيذي' },
          members: { en: 'Executive', ar: 'تنفيذي' },
        },
        {
          name: { en: 'Majed bin Thamer Al Hadban', ar: 'ماجد بن ثامر الهدبان' },
          position: member,
          members: independent,
        },
        {
          name: { en: 'Lama bint Adel Al Jarwan', ar: 'لمى بنت عادل الجروان' },
          position: member,
          members: nonExecutiveWoman,
        },
        { name: { en: 'Bandar bin Sami Al Naqa', ar: 'بندر بن سامي النقا' }, position: member, members: nonExecutive },
        {
          name: { en: 'Reem bint Hamad Al Thuwaini', ar: 'ريم بنت حمد الثويني' },
          position: member,
          members: independentWoman,
        },
        {
          name: { en: 'Ziyad bin Tariq Al Asmani', ar: 'زياد بن طارق الأسماني' },
          position: member,
          members: nonExecutive,
        },
        {
          name: { en: 'Talal bin Jaber Al Quraini', ar: 'طلال بن جابر القريني' },
          position: member,
          members: independent,
        },
      ],
    },
    {
      name: 'multiple_title',
      content: { header: { en: 'Committees of the board', ar: 'لجان المجلس' } },
      items: [
        {
          title: { en: 'Executive committee', ar: 'اللجنة التنفيذية' },
          description: {
            en: 'Prepares the larger decisions of the board and follows the yearly plan and budget. Chair: Fahd Al Maqran. Five meetings in 2025.',
            ar: 'تُعدّ القرارات الكبرى للمجلس وتتابع الخطة السنوية والموازنة. برئاسة فهد المقرن، وعقدت خمسة اجتماعات في 2025.',
          },
        },
        {
          title: { en: 'Audit committee', ar: 'لجنة المراجعة' },
          description: {
            en: 'Oversees the accounts, internal audit, compliance and the two outside auditors. Most of its members are independent and none is an executive. Chair: Majed Al Hadban. Seven meetings in 2025.',
            ar: 'تشرف على القوائم المالية والمراجعة الداخلية والالتزام ومراجعَي الحسابات الخارجيين. أغلب أعضائها مستقلون وليس بينهم تنفيذي. برئاسة ماجد الهدبان، وعقدت سبعة اجتماعات في 2025.',
          },
        },
        {
          title: { en: 'Risk committee', ar: 'لجنة المخاطر' },
          description: {
            en: 'Decides how much risk the company may take, watches reinsurance and solvency, and reviews cyber security every quarter. Chair: Hessa Al Rumaidi. Four meetings in 2025.',
            ar: 'تحدد مستوى المخاطر المقبول، وتراقب إعادة التأمين والملاءة، وتراجع الأمن السيبراني كل ربع سنة. برئاسة حصة الرميدي، وعقدت أربعة اجتماعات في 2025.',
          },
        },
        {
          title: { en: 'Investment committee', ar: 'لجنة الاستثمار' },
          description: {
            en: 'Sets the investment policy for both funds and checks that it is kept, together with the Sharia committee. Chair: Ziyad Al Asmani. Four meetings in 2025.',
            ar: 'تضع سياسة الاستثمار للصندوقين وتتحقق من الالتزام بها بالتنسيق مع اللجنة الشرعية. برئاسة زياد الأسماني، وعقدت أربعة اجتماعات في 2025.',
          },
        },
        {
          title: { en: 'Nomination and remuneration committee', ar: 'لجنة الترشيحات والمكافآت' },
          description: {
            en: 'Proposes directors, checks the independence of members each year and recommends pay for the board and senior managers. Chair: Reem Al Thuwaini. Three meetings in 2025.',
            ar: 'ترشّح أعضاء المجلس، وتتحقق سنويًا من استقلالية الأعضاء، وتوصي بمكافآت المجلس وكبار التنفيذيين. برئاسة ريم الثويني، وعقدت ثلاثة اجتماعات في 2025.',
          },
        },
      ],
    },
    {
      name: 'redirect_section',
      content: { header: { en: 'Read more', ar: 'للاستزادة' } },
      items: [
        {
          text: { en: 'Annual reports with the report of the board', ar: 'التقارير السنوية وتقرير مجلس الإدارة' },
          textUrl: '/financial-performance',
        },
        { text: { en: 'Report fraud or misconduct', ar: 'الإبلاغ عن احتيال أو مخالفة' }, textUrl: '/report-fraud' },
      ],
    },
  ],
};
