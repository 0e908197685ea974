import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { csvResponse } from '../csv-export.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { enqueuePurge } from '../purge/enqueue-purge.ts';
import { atMost } from '../record/changes.ts';
import { record } from '../record/record.ts';
import { carryOut, type ImportPlan, planImport } from './import-plan.ts';
import { readProviderFile, tableOfProviders } from './provider-file.ts';
import { readProviders } from './provider-tables.ts';

/** What the panel shows before an import, and what it says after. */
export type ImportPreview = {
  counts: { added: number; changed: number; gone: number; same: number; problems: number };
  added: string[];
  changed: { name: string; fields: string[] }[];
  gone: string[];
  problems: { line: number; message: string }[];
  digest: string;
};

const maxBytes = 30 * 1024 * 1024;
/** Of each list of a preview; the counts are of all. */
const maxShown = 100;
const maxRecorded = 500;
const slug = 'providers';

/** The list as a file, and a file as the list: looked at first, then taken as a whole or not at all. */
export const providerEndpoints: Endpoint[] = [
  {
    path: '/export.csv',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) return notAllowed(req);
      const rows = (await readProviders(req.payload)).sort((one, other) => (one.key < other.key ? -1 : 1));
      await record(req, { action: 'list-export', subject: `${slug} · ${rows.length}`, targetCollection: slug });
      return csvResponse(slug, tableOfProviders(rows));
    },
  },
  {
    path: '/import-preview',
    method: 'post',
    handler: withFile(async (req, file) => {
      const stored = await readProviders(req.payload);
      const { rows, absent, problems } = readProviderFile(file, stored);
      const plan = planImport(rows, stored, absent);
      return Response.json(previewOf(req, plan, problems), noStore);
    }),
  },
  {
    path: '/import',
    method: 'post',
    handler: withFile(async (req, file) => {
      const { rows, absent, problems } = readProviderFile(file, await readProviders(req.payload));
      if (problems.length > 0) return refuse(req, 422, mendFirst);
      const removesGone = req.query.remove === 'true';
      const isExpected = (plan: ImportPlan) => plan.digest === req.query.digest;
      const done = await carryOut(
        req.payload,
        rows,
        { removesGone, isExpected, absent },
        async (transactionID, plan) => {
          const acting = { payload: req.payload, user: req.user, headers: req.headers, transactionID };
          await record(acting, actOf(plan, removesGone));
          await enqueuePurge({ payload: req.payload, transactionID }, [slug]);
        },
      );
      return done ? Response.json(previewOf(req, done, []), noStore) : refuse(req, 409, lookAgain);
    }),
  },
];

const noStore = { headers: { 'cache-control': 'no-store' } };
const tooLarge = label('The file is larger than 30 MB.', 'حجم الملف أكبر من 30 ميغابايت.');
const mendFirst = label('Mend the lines that cannot be read first.', 'أصلح الأسطر التي تعذرت قراءتها أولًا.');
const lookAgain = label(
  'The list has changed since the preview. Choose the file again.',
  'تغيّرت القائمة بعد المعاينة. اختر الملف من جديد.',
);

function refuse(req: PayloadRequest, status: number, message: typeof lookAgain): Response {
  return Response.json({ message: inLanguageOf(req, message) }, { status, ...noStore });
}

function withFile(handle: (req: PayloadRequest, file: Uint8Array) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return notAllowed(req);
    const file = await bytesOf(req);
    return file ? handle(req, file) : refuse(req, 413, tooLarge);
  };
}

async function bytesOf({ body }: PayloadRequest): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function previewOf(
  req: PayloadRequest,
  plan: ImportPlan,
  problems: ReturnType<typeof readProviderFile>['problems'],
): ImportPreview {
  const { added, changed, gone, same, digest } = plan;
  const nameOf = ({ key, name }: { key: string; name: { en: string } }) => `${key} · ${name.en}`;
  return {
    counts: { added: added.length, changed: changed.length, gone: gone.length, same, problems: problems.length },
    added: added.slice(0, maxShown).map(nameOf),
    changed: changed.slice(0, maxShown).map(({ after, fields }) => ({ name: nameOf(after), fields })),
    gone: gone.slice(0, maxShown).map(nameOf),
    problems: problems.slice(0, maxShown).map(({ line, message }) => ({ line, message: inLanguageOf(req, message) })),
    digest,
  };
}

/** How much changed, and by their keys what the first of them said before and say now. */
function actOf({ added, changed, gone }: ImportPlan, removesGone: boolean) {
  const removed = removesGone ? gone : [];
  const said = (value: unknown) => (typeof value === 'object' ? Object.values(value ?? {}).join(' / ') : String(value));
  const changes = [
    ...changed.flatMap(({ before, after, fields }) =>
      (fields as (keyof typeof after)[]).map((field) => ({
        field: `${after.key}.${field}`,
        before: said(before[field]),
        after: said(after[field]),
      })),
    ),
    ...removed.map(({ key, name }) => ({ field: key, before: said(name) })),
    ...added.map(({ key, name }) => ({ field: key, after: said(name) })),
  ];
  return {
    action: 'list-import' as const,
    subject: `${slug} · +${added.length} ~${changed.length} −${removed.length}`,
    targetCollection: slug,
    changes: atMost(changes, maxRecorded),
  };
}
