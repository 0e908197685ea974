/**
 * Words of Payload's own interface that do not come out right. The names of sort buttons take a column's label, and
 * with labels in two languages that read "[object Object]"; the column's heading stands right before them.
 */
export const adminWords = {
  en: {
    general: { sortByLabelDirection: 'Sort by this column, {{direction}}' },
    fields: { searchForBlock: 'Search for a section' },
  },
  ar: {
    general: { sortByLabelDirection: 'الترتيب حسب هذا العمود، {{direction}}', all: 'كل', createNew: 'إنشاء جديد' },
    fields: { toggleBlock: 'فتح القسم أو طيّه', searchForBlock: 'ابحث عن قسم' },
  },
};
