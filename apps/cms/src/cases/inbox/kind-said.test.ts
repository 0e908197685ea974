import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { label } from '../../fields/labels.ts';
import { KindCell, KindField } from './kind-said.tsx';

vi.mock('@payloadcms/ui', () => ({ RenderDefaultCell: () => null }));

const enquiry = { kind: 'complaint', sent: { service_request_type: 'enquiry' } };
const complaint = { kind: 'complaint', sent: { service_request_type: 'complaint' } };

test.each([
  ['en', 'Complaint', 'Enquiry', 'Claim'],
  ['ar', 'شكوى', 'استفسار', 'مطالبة'],
] as const)(
  'an inbox says which of both came by the form of complaints, in its list and its form, %s',
  (language, ...said) => {
    const rows = [complaint, enquiry, { kind: 'claim', sent: {} }];
    const field = { name: 'kind', label: label('Kind', 'النوع') };
    const cells = rows.map((rowData) => renderToStaticMarkup(KindCell({ rowData, i18n: { language } } as never)));
    const fields = rows.map((data) => renderToStaticMarkup(KindField({ data, field, i18n: { language } } as never)));
    said.forEach((words, row) => {
      expect(cells[row]).toBe(`<bdi>${words}</bdi>`);
      expect(fields[row]).toContain(`>${words}<`);
    });
  },
);
