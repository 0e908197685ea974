/** English and Arabic of a document in its bar of buttons, one click apart. */
export const languageSwitch = '/admin/languages/language-switch.tsx#LanguageSwitch';
