import { label } from '../fields/labels.ts';

/** Every kind of act that the record keeps (decision 0018), in the words of the admin. */
export const actionLabels = {
  'sign-in': label('Signed in', 'تسجيل دخول'),
  'sign-in-failed': label('Sign-in failed', 'فشل تسجيل الدخول'),
  'sign-out': label('Signed out', 'تسجيل خروج'),
  'password-asked': label('New password asked for', 'طلب كلمة مرور جديدة'),
  'password-changed': label('Password changed', 'تغيير كلمة المرور'),
  unlocked: label('Account unlocked', 'فك قفل حساب'),
  created: label('Created', 'إنشاء'),
  changed: label('Changed', 'تعديل'),
  'role-changed': label('Role changed', 'تغيير الدور'),
  disabled: label('Disabled or enabled', 'تعطيل أو تفعيل'),
  'draft-saved': label('Draft saved', 'حفظ مسودة'),
  published: label('Published', 'نشر'),
  'taken-offline': label('Taken offline', 'إيقاف النشر'),
  restored: label('Restored', 'استعادة'),
  trashed: label('Moved to the trash', 'نقل إلى المهملات'),
  deleted: label('Deleted', 'حذف'),
  'demo-content': label('Demo content brought in', 'إدخال المحتوى التجريبي'),
  'case-seen': label('Case seen', 'الاطلاع على طلب'),
  'list-seen': label('List of cases seen', 'الاطلاع على قائمة طلبات'),
  assigned: label('Case assigned', 'إسناد طلب'),
  'due-moved': label('Due date moved', 'تغيير موعد الرد'),
  'legal-hold': label('Legal hold set or lifted', 'وضع حجز قانوني أو رفعه'),
  'file-download': label('File downloaded', 'تنزيل ملف'),
  'list-export': label('List exported', 'تصدير قائمة'),
  'person-export': label('Data of a person exported', 'تصدير بيانات شخص'),
  'person-erase': label('Data of a person erased', 'حذف بيانات شخص'),
  retention: label('Erased by retention', 'حذف بانتهاء مدة الاحتفاظ'),
  'record-export': label('Record exported', 'تصدير السجل'),
};

export type Action = keyof typeof actionLabels;
