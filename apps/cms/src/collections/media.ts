import type { CollectionConfig, TextField } from 'payload';
import { collectionRules } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { technical } from '../fields/technical.ts';
import { bilingualText, languageSwitch, requiredHere, requiredInEnglish } from '../fields/text-fields.ts';
import { immutableFileName } from '../media/file-names.ts';
import { noteFormerPicture } from '../media/former-pictures.ts';
import { thumbnailAddress, withPublicAddress } from '../media/picture-address.ts';
import { refuseHugePicture } from '../media/refuse-huge-picture.ts';
import { refuseInfected } from '../media/refuse-infected.ts';
import { refuseRemoteFile } from '../media/refuse-remote-file.ts';
import { leaveOutSameFile, sentFile } from '../media/same-file.ts';
import { incomingUploads, keepUpload, prepareEdit, refuseWithoutStore, removeUpload } from '../media/stored-uploads.ts';
import { deleteVariants, makeVariants, noteWidths } from '../media/variant-hooks.ts';
import { filePurgeHooks } from '../purge/file-purge-hooks.ts';
import { refuseStaleSave } from '../together/refuse-stale.ts';
import { togetherBar } from '../together/shared-documents.ts';
import { wholeDocument } from '../whole-document.ts';

const purge = filePurgeHooks('media');
type AltContext = Parameters<typeof requiredInEnglish>[1] & {
  operation?: 'create' | 'update';
  siblingData: { decorative?: boolean };
};

/** Pictures, logos and icons. Public by name; AVIF and WebP variants are made when a picture comes in. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Picture', 'صورة'), plural: label('Pictures', 'الصور') },
  access: collectionRules(['editor', 'people']),
  admin: {
    group: menuGroups.files,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    // Names of files are Latin: who writes Arabic looks for what the picture shows.
    listSearchableFields: ['filename', 'alt'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [togetherBar, sentFile, languageSwitch] } },
  },
  trash: true,
  upload: {
    staticDir: incomingUploads('media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true },
    focalPoint: true,
    crop: true,
    pasteURL: false,
    adminThumbnail: ({ doc }) => thumbnailAddress(doc),
  },
  hooks: {
    beforeOperation: [
      wholeDocument,
      refuseRemoteFile,
      refuseHugePicture,
      refuseInfected,
      immutableFileName,
      leaveOutSameFile,
      prepareEdit,
      refuseWithoutStore,
    ],
    beforeValidate: [refuseStaleSave],
    beforeChange: [noteWidths],
    afterChange: [makeVariants, keepUpload, noteFormerPicture, ...(purge.afterChange ?? [])],
    afterRead: [withPublicAddress],
    afterDelete: [deleteVariants, removeUpload, ...(purge.afterDelete ?? [])],
  },
  fields: [
    bilingualText('alt', label('Alternative text', 'النص البديل'), {
      validate: (value: unknown, context: AltContext) => {
        if (context.siblingData.decorative === true) return true;
        // A picture that comes in from the Arabic side has no English words yet, and would have none at all.
        return context.operation === 'create' ? requiredHere(value, context) : requiredInEnglish(value, context);
      },
      admin: {
        condition: (data) => data?.decorative !== true,
        description: label(
          'What the picture shows, for people who do not see it.',
          'ما تعرضه الصورة، لمن لا يستطيع رؤيتها.',
        ),
      },
    } as Partial<TextField>),
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      label: label('Says nothing that the words beside it do not say', 'لا تضيف شيئًا إلى النص المجاور لها'),
    },
    // Written with the files themselves: the site asks for each width that stands here.
    { name: 'widths', type: 'json', admin: technical, access: { create: () => false, update: () => false } },
  ],
};
