const familyIds = new Set([1, 3, 4, 6, 16, 18]);

type NameRecord = { platform: number; encoding: number; language: number; id: number; text: Buffer };

/**
 * Gives a font file (uncompressed sfnt) another family name and returns the new file.
 *
 * The Open Font License forbids shipping a modified font under its reserved name, so the name table is rewritten:
 * every family, full and PostScript name is replaced, copyright and licence entries are kept as they are.
 * Checksums are left alone; pass the result through the subsetter once more, which writes them anew.
 * Decision: docs/decisions/0010-fonts.md.
 */
export function renameFont(font: Buffer, oldName: string, newName: string): Buffer {
  const tables = readTables(font);
  const names = tables.get('name');
  if (!names) throw new Error('The font has no name table.');
  tables.set('name', writeNames(readNames(names).map((record) => renamed(record, oldName, newName))));
  return writeTables(font.subarray(0, 4), tables);
}

function renamed(record: NameRecord, oldName: string, newName: string): NameRecord {
  if (!familyIds.has(record.id)) return record;
  const wide = record.platform !== 1;
  const text = wide ? Buffer.from(record.text).swap16().toString('utf16le') : record.text.toString('latin1');
  const changed = text
    .replaceAll(oldName, newName)
    .replaceAll(oldName.replaceAll(' ', ''), newName.replaceAll(' ', ''));
  const bytes = wide ? Buffer.from(changed, 'utf16le').swap16() : Buffer.from(changed, 'latin1');
  return { ...record, text: bytes };
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function writeTables(version: Buffer, tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  version.copy(head);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  let entry = 12;
  for (const [tag, bytes] of tables) {
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
    entry += 16;
  }
  return Buffer.concat(parts);
}

function readNames(table: Buffer): NameRecord[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + 12 * index;
    const start = texts + table.readUInt16BE(at + 10);
    return {
      platform: table.readUInt16BE(at),
      encoding: table.readUInt16BE(at + 2),
      language: table.readUInt16BE(at + 4),
      id: table.readUInt16BE(at + 6),
      text: table.subarray(start, start + table.readUInt16BE(at + 8)),
    };
  });
}

function writeNames(records: NameRecord[]): Buffer {
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, record] of records.entries()) {
    const fields = [record.platform, record.encoding, record.language, record.id, record.text.length, offset];
    for (const [place, value] of fields.entries()) head.writeUInt16BE(value, 6 + 12 * index + 2 * place);
    offset += record.text.length;
  }
  return Buffer.concat([head, ...records.map((record) => record.text)]);
}
