/**
 * Words of Payload's own interface that do not come out right. The names of sort buttons take a column's label, and
 * with labels in two languages that read "[object Object]"; the column's heading stands right before them. The screen
 * for a new password is that of an invitation as well.
 */
export const adminWords = {
  en: {
    general: { sortByLabelDirection: 'Sort by this column, {{direction}}', payloadSettings: 'Settings' },
    fields: { searchForBlock: 'Search for a section' },
    authentication: { resetPassword: 'Choose your password' },
  },
  ar: {
    general: { sortByLabelDirection: 'الترتيب حسب هذا العمود، {{direction}}', all: 'كل', createNew: 'إنشاء جديد' },
    fields: { toggleBlock: 'فتح القسم أو طيّه', searchForBlock: 'ابحث عن قسم' },
    authentication: { resetPassword: 'اختر كلمة المرور' },
  },
};
