import { defaultLanguage } from '@insurer/contract/language.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { parseCsv } from '../csv.ts';
import { csvResponse } from '../csv-export.ts';
import { label } from '../fields/labels.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import { untyped } from '../untyped.ts';
import { plansFromRows, rowsOfPlans } from './rates-csv.ts';
import type { StoredRateTable } from './stored-rate-table.ts';

const maxCharacters = 1_000_000;
const noFile = label('This is no CSV file that can be read.', 'تعذرت قراءة ملف CSV هذا.');
const wrongLine = (line: number) =>
  label(
    `Line ${line} names no plan of this table, no known effect or no number. Nothing was changed.`,
    `السطر ${line} لا يذكر خطة من هذا الجدول أو أثرًا معروفًا أو رقمًا. لم يتغير شيء.`,
  );

/** The numbers of a table as a file, and a file as a draft of the table: nothing is public before somebody publishes it. */
export const ratesCsvEndpoints: Endpoint[] = [
  {
    path: '/:id/rates.csv',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) return notAllowed(req);
      const { product, version, plans } = await tableOf(req);
      return csvResponse(`rates-${product}-${version}`.replace(/[^\w.-]/g, '-'), rowsOfPlans(plans ?? []));
    },
  },
  {
    path: '/:id/rates.csv',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) return notAllowed(req);
      const text = (await req.text?.()) ?? '';
      const rows = text.length <= maxCharacters ? parseCsv(text) : undefined;
      if (!rows) return refusal(req, noFile);
      const read = plansFromRows(rows, (await tableOf(req)).plans ?? []);
      if (!read.plans) return refusal(req, wrongLine(read.wrongLine));
      const data = { plans: read.plans, _status: 'draft' as const };
      await req.payload.update({ ...target(req), data: untyped(data), draft: true, overrideAccess: false, req });
      return Response.json({}, { headers: { 'cache-control': 'no-store' } });
    },
  },
];

const target = (req: PayloadRequest) =>
  ({ collection: 'rate-tables', id: String(req.routeParams?.id), locale: defaultLanguage, depth: 0 }) as const;

async function tableOf(req: PayloadRequest): Promise<StoredRateTable> {
  const doc = await req.payload.findByID({ ...target(req), draft: true, overrideAccess: false, req });
  return doc as unknown as StoredRateTable;
}

function refusal(req: PayloadRequest, words: Parameters<typeof inLanguageOf>[1]): Response {
  return Response.json({ message: inLanguageOf(req, words) }, { status: 422 });
}
