import { languages } from '@insurer/contract/language.ts';
import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';
import { type CsvRow, parseCsv } from '../csv.ts';
import { type Label, label } from '../fields/labels.ts';
import { isProviderKind, providerKinds } from './provider-kinds.ts';
import {
  keyPattern,
  linesOf,
  longestText,
  type ProviderRow,
  type ProviderText,
  phonePattern,
  providerFacts,
  providerTexts,
  type StoredProvider,
  textColumn,
} from './provider-row.ts';

/** What is wrong with a line of a file, or with the whole of it. */
type FileProblem = { line: number; message: Label };

const textColumns = providerTexts.flatMap((name) => languages.map((language) => textColumn(name, language)));
const columns = ['key', 'kind', ...textColumns, ...providerFacts.filter((name) => name !== 'kind')];
const required = ['key', 'kind', 'name', 'city'];
/** Entries of a list in one cell. */
const listSign = '|';
const isList = (name: ProviderText) => name === 'classes' || name === 'specialities';

/** Providers as a table with its heads: what the import takes back as it is. */
export function tableOfProviders(providers: readonly ProviderRow[]): string[][] {
  const rows = providers.map((provider) => {
    const texts = providerTexts.flatMap((name) =>
      languages.map((language) => {
        const text = provider[name][language];
        return [textColumn(name, language), isList(name) ? linesOf(text).join(listSign) : text];
      }),
    );
    const { key, kind, latitude, longitude, phone, emergency } = provider;
    const facts = {
      key,
      kind,
      latitude: latitude ?? '',
      longitude: longitude ?? '',
      phone,
      emergency: emergency ? 'yes' : 'no',
    };
    const cells: Record<string, unknown> = { ...facts, ...Object.fromEntries(texts) };
    return columns.map((name) => String(cells[name]));
  });
  return [columns, ...rows];
}

type ProviderFile = {
  rows: ProviderRow[];
  /** Columns that the file does not have: of a provider that is stored they say nothing. */
  absent: string[];
  problems: FileProblem[];
};

/**
 * Reads a file of providers. With any problem none of it is to be taken.
 *
 * @param stored a line that stands as the export wrote it is no change, whatever a new one would be refused for
 */
export function readProviderFile(bytes: Uint8Array, stored: readonly StoredProvider[]): ProviderFile {
  const text = decode(bytes);
  if (text === undefined)
    return refused(
      label('Save the file as “CSV UTF-8” and try again.', 'احفظ الملف بصيغة «CSV UTF-8» ثم حاول مرة أخرى.'),
    );
  const [head, ...lines] = parseCsv(text) ?? [];
  if (!head) return refused(label('This is no table that can be read.', 'لا يحتوي الملف على جدول يمكن قراءته.'));
  const heads = head.cells.map((name) => name.toLowerCase());
  const places = new Map(heads.map((name, at) => [name, at]));
  const missing = required.filter((name) => !places.has(name));
  if (missing.length > 0) {
    const names = missing.join(', ');
    return refused(label(`Columns are missing: ${names}.`, `أعمدة ناقصة: ${names}.`));
  }
  const unknown = [...places.keys()].filter((name) => name !== '' && !columns.includes(name));
  if (unknown.length > 0) {
    const [names, known] = [unknown.join(', '), columns.join(', ')];
    return refused(
      label(
        `No columns of this list: ${names}. Its columns are ${known}.`,
        `أعمدة لا تعرفها هذه القائمة: \u2066${names}\u2069. أعمدتها: \u2066${known}\u2069.`,
      ),
    );
  }
  const twice = columns.filter((name) => heads.indexOf(name) !== heads.lastIndexOf(name)).join(', ');
  if (twice) return refused(label(`Columns stand there twice: ${twice}.`, `أعمدة مكررة: \u2066${twice}\u2069.`));
  const problems: FileProblem[] = [];
  const seen = new Map<string, number>();
  const storedAt = exportedLines(stored, heads);
  const rows = lines.flatMap((line) => {
    const same = storedAt.get(lineText(line.cells.slice(0, heads.length)));
    const found = same ? { row: same, problems: [] } : readRow(line, places);
    const before = seen.get(found.row.key);
    if (before) found.problems.push(label(`The key is already in line ${before}.`, `المعرّف مكرر في السطر ${before}.`));
    seen.set(found.row.key, line.line);
    if (line.cells.slice(heads.length).some(Boolean)) found.problems.push(wrong.cells);
    problems.push(...found.problems.map((message) => ({ line: line.line, message })));
    return found.problems.length > 0 ? [] : [found.row];
  });
  return { rows, absent: columns.filter((name) => !places.has(name)), problems };
}

/** What is stored by its line in a file with these heads. */
function exportedLines(stored: readonly StoredProvider[], heads: string[]): Map<string, StoredProvider> {
  const [, ...table] = tableOfProviders(stored);
  const places = heads.map((name) => columns.indexOf(name));
  const lineOf = (cells: string[] = []) => lineText(places.map((place) => cells[place] ?? ''));
  return new Map(stored.map((provider, at) => [lineOf(table[at]), provider]));
}

/** Cells that a file ends a line without are empty ones. */
function lineText(cells: string[]): string {
  return JSON.stringify(cells.map((cell) => cell.trim())).replace(/(,"")+]$/, ']');
}

function refused(message: Label): ProviderFile {
  return { rows: [], absent: [], problems: [{ line: 1, message }] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const wrong = {
  cells: label(
    'It has more cells than there are columns: put a text with a comma in it in quotes.',
    'خاناته أكثر من الأعمدة: ضع النص الذي فيه فاصلة بين علامتي اقتباس.',
  ),
  key: label('The key must be letters, digits, dots and dashes.', 'يتكوّن المعرّف من حروف وأرقام ونقاط وشرطات.'),
  kind: label(
    `The kind must be one of: ${Object.keys(providerKinds).join(', ')}.`,
    `النوع أحد هذه القيم: ${Object.keys(providerKinds).join('، ')}.`,
  ),
  name: label('The name is missing.', 'الاسم ناقص.'),
  city: label('The city is missing.', 'المدينة ناقصة.'),
  place: label(
    'Latitude and longitude must both be degrees, or both be empty.',
    'يُكتب خطا العرض والطول بالدرجات معًا أو يُتركان معًا.',
  ),
  phone: label('The phone number cannot be read.', 'تعذرت قراءة رقم الهاتف.'),
  emergency: label('emergency must be yes or no.', 'قيمة emergency إما yes وإما no.'),
};

function readRow({ cells }: CsvRow, places: ReadonlyMap<string, number>): { row: ProviderRow; problems: Label[] } {
  const cell = (name: string) => cells[places.get(name) ?? -1]?.normalize('NFC').replaceAll('\0', '') ?? '';
  const problems: Label[] = [];
  const texts = providerTexts.map((name) => {
    const inAll = languages.map((language) => {
      const given = cell(textColumn(name, language));
      const text = isList(name) ? linesOf(given.replaceAll(listSign, '\n')).join('\n') : given;
      const longest = longestText[name];
      if (text.length > longest)
        problems.push(
          label(
            `${textColumn(name, language)} is longer than ${longest} letters.`,
            `${textColumn(name, language)} أطول من ${longest} حرفًا.`,
          ),
        );
      return [language, text];
    });
    if (isList(name) && isUneven(inAll.map(([, text]) => linesOf(text ?? '').length))) problems.push(uneven(name));
    return [name, Object.fromEntries(inAll)];
  });
  const row: ProviderRow = {
    ...(Object.fromEntries(texts) as Pick<ProviderRow, ProviderText>),
    key: cell('key'),
    kind: cell('kind').toLowerCase() as ProviderRow['kind'],
    latitude: degreesOf(cell('latitude'), 90),
    longitude: degreesOf(cell('longitude'), 180),
    phone: toLatinDigits(cell('phone')),
    emergency: yes.has(cell('emergency').toLowerCase()),
  };
  const isPlace = cell('latitude') === '' ? cell('longitude') === '' : row.latitude !== null && row.longitude !== null;
  const checks = {
    key: keyPattern.test(row.key),
    kind: isProviderKind(row.kind),
    name: row.name.en !== '',
    city: row.city.en !== '',
    place: isPlace,
    phone: row.phone === '' || phonePattern.test(row.phone),
    emergency: row.emergency || no.has(cell('emergency').toLowerCase()),
  };
  for (const [name, fits] of Object.entries(checks)) if (!fits) problems.push(wrong[name as keyof typeof wrong]);
  return { row, problems };
}

/** Entries belong together by their places: a gap in one language would give all behind it another's name. */
function isUneven(counts: number[]): boolean {
  return new Set(counts.filter((count) => count > 0)).size > 1;
}

function uneven(name: ProviderText): Label {
  const names = languages.map((language) => textColumn(name, language)).join(', ');
  return label(
    `${names}: as many entries in each language, or none in one of them.`,
    `\u2066${names}\u2069: عدد القيم نفسه في كل لغة، أو اترك إحداهما فارغة.`,
  );
}

const yes = new Set(['yes', 'true', '1', 'نعم']);
const no = new Set(['no', 'false', '0', 'لا', '']);

function degreesOf(text: string, most: number): number | null {
  const digits = toLatinDigits(text).replace(',', '.');
  const number = Number(digits);
  return /^-?\d+(\.\d+)?$/.test(digits) && Math.abs(number) <= most ? number : null;
}
