import { expect, it } from 'vitest';
import { fileHeaders } from './download-private-file.ts';
import { displayName, privatePath } from './private-folder.ts';

it.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\x\\report.pdf', 'report.pdf'],
  ['report\0.exe', 'report.pdf'],
  ['report\u202efdp.exe', 'reportfdp.pdf'],
  ['report.pdf.exe', 'report.pdf.pdf'],
  ['one\r\nset-cookie: two.pdf', 'oneset-cookie two.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['"; filename=x.html', '; filename=x.pdf'],
  ['  ...  ', 'file.pdf'],
  ['تقرير الحادث.pdf', 'تقرير الحادث.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['', 'file.pdf'],
  ['صورة %22الحادث%22 (1).jpg', 'صورة الحادث (1).pdf'],
  ['a%0D%0Ab.pdf', 'ab.pdf'],
  ['100%25.pdf', '100%25.pdf'],
])('a name that a visitor sent is no path, hides nothing and ends as what the file is: %j', (sent, shown) => {
  expect(displayName(sent, 'pdf')).toBe(shown);
  const disposition = fileHeaders({ name: shown, type: 'pdf', reference: 'C7-4KXM-92QP-F' }, 1)['content-disposition'];
  expect(disposition).toMatch(/^attachment; filename="C7-4KXM-92QP-F\.pdf"; filename\*=UTF-8''[\w%.~!$&+^`|-]+$/);
});

it('a long name is read once: from each of its points to the end it would take longer than the test has', () => {
  expect(displayName(`a${'.'.repeat(1_000_000)}b.pdf`, 'pdf')).toMatch(/^a\.{99}\.pdf$/);
});

it.each(['../content.db', 'a.pdf', `${'a'.repeat(32)}.exe`, `${'a'.repeat(32)}.pdf\n`, `${'A'.repeat(32)}.pdf`, ''])(
  'what is no name of ours leads to no file: %j',
  (name) => {
    expect(() => privatePath(name)).toThrow('no name of a private file');
  },
);
