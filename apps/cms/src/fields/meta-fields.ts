import type { Field } from 'payload';
import { label } from './labels.ts';
import { besideOtherFile, bilingualText, bilingualTextarea, plainText } from './text-fields.ts';

/** What search engines and shared links say of a page (ENT-06). */
export const metaFields: Field = {
  name: 'meta',
  type: 'group',
  label: label('Search and sharing', 'البحث والمشاركة'),
  fields: [
    bilingualText('title', label('Title in the browser', 'العنوان في المتصفح'), {
      admin: { description: label('The page title is used when this is empty.', 'يُستخدم عنوان الصفحة إذا تُرك فارغًا.') },
    }),
    bilingualTextarea('description', label('Description for search results', 'وصف نتائج البحث'), {
      admin: { description: label('One or two sentences, up to 160 characters.', 'جملة أو جملتان، حتى 160 حرفًا.') },
    }),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('Picture for shared links', 'صورة المشاركة'),
      localized: true,
      // Without one the site draws a picture (decision 0015).
      custom: { englishOptional: true },
      admin: { components: besideOtherFile },
    } as Field,
    {
      name: 'attributes',
      type: 'array',
      label: label('More meta tags', 'وسوم وصفية إضافية'),
      labels: { singular: label('Meta tag', 'وسم'), plural: label('Meta tags', 'وسوم') },
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: label('Kind', 'النوع'),
          required: true,
          defaultValue: 'name',
          options: ['name', 'property'],
        },
        plainText('key', label('Key', 'المفتاح'), { required: true }),
        bilingualText('content', label('Content', 'المحتوى')),
      ],
    },
  ],
};
