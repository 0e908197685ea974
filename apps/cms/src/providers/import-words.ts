import type { AdminLanguage } from '../fields/labels.ts';

type ImportTexts = {
  export: string;
  title: string;
  help: string;
  file: string;
  busy: string;
  preview: string;
  counts: Record<'added' | 'changed' | 'gone' | 'same', (count: number) => string>;
  problems: (count: number) => string;
  line: (line: number) => string;
  mend: string;
  remove: (count: number) => string;
  nothing: string;
  confirm: (count: number) => string;
  done: (added: number, changed: number, removed: number) => string;
  failed: string;
  comma: string;
  fields: Record<string, string>;
};

/** What the import of providers says. */
export const importWords: Record<AdminLanguage, ImportTexts> = {
  en: {
    export: 'Export all providers (CSV)',
    title: 'Import from a file (CSV)',
    help: 'The file has the columns of the export; a column that it does not have stays as it is. Providers are known by their key; several classes or specialities stand in one cell with | between them. Nothing changes before you confirm.',
    file: 'File',
    busy: 'One moment…',
    preview: 'What would change',
    counts: {
      added: (count) => `New: ${count}`,
      changed: (count) => `Changed: ${count}`,
      gone: (count) => `Not in the file: ${count}`,
      same: (count) => `Unchanged: ${count}`,
    },
    problems: (count) => `Cannot be read: ${count}`,
    line: (line) => `Line ${line}:`,
    mend: 'Mend these lines in the file and choose it again. Nothing was imported.',
    remove: (count) => `Remove what is not in the file (${count})`,
    nothing: 'Nothing to import',
    confirm: (count) => `Confirm the changes (${count})`,
    done: (added, changed, removed) => `Imported. New: ${added}. Changed: ${changed}. Removed: ${removed}.`,
    failed: 'That did not work, and nothing was changed. Please try again.',
    comma: ', ',
    fields: {
      name: 'name',
      city: 'city',
      district: 'district',
      address: 'address',
      classes: 'network classes',
      specialities: 'specialities',
      hours: 'opening hours',
      kind: 'kind',
      latitude: 'latitude',
      longitude: 'longitude',
      phone: 'phone',
      emergency: 'emergency department',
    },
  },
  ar: {
    export: 'تصدير جميع مقدمي الخدمة (CSV)',
    title: 'استيراد من ملف (CSV)',
    help: 'أعمدة الملف هي أعمدة التصدير، وما لا يرد من الأعمدة في الملف يبقى كما هو. يُعرف مقدم الخدمة بمعرّفه، وتُكتب الفئات أو التخصصات المتعددة في خانة واحدة تفصل بينها العلامة |. ولا يتغير شيء قبل تأكيدك.',
    file: 'الملف',
    busy: 'لحظة من فضلك…',
    preview: 'ما الذي سيتغير',
    counts: {
      added: (count) => `جديد: ${count}`,
      changed: (count) => `معدّل: ${count}`,
      gone: (count) => `غير وارد في الملف: ${count}`,
      same: (count) => `دون تغيير: ${count}`,
    },
    problems: (count) => `تعذرت قراءته: ${count}`,
    line: (line) => `السطر ${line}:`,
    mend: 'أصلح هذه الأسطر في الملف ثم اختره من جديد. لم يُستورد شيء.',
    remove: (count) => `احذف ما لم يرد في الملف (${count})`,
    nothing: 'لا شيء للاستيراد',
    confirm: (count) => `أكّد التغييرات (${count})`,
    done: (added, changed, removed) => `تم الاستيراد. جديد: ${added}، معدّل: ${changed}، محذوف: ${removed}.`,
    failed: 'تعذر التنفيذ ولم يتغير شيء. حاول مرة أخرى.',
    comma: '، ',
    fields: {
      name: 'الاسم',
      city: 'المدينة',
      district: 'الحي',
      address: 'العنوان',
      classes: 'فئات الشبكة',
      specialities: 'التخصصات',
      hours: 'ساعات العمل',
      kind: 'النوع',
      latitude: 'خط العرض',
      longitude: 'خط الطول',
      phone: 'الهاتف',
      emergency: 'قسم الطوارئ',
    },
  },
};
