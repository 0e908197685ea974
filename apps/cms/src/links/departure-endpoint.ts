import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { noSuchDocument, notAllowed } from '../access/roles.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { rowNumber } from '../row-number.ts';
import { isReason } from '../says-something.ts';
import { departuresSlug, forgetDecision, longestReason, mayDecide, onlinePage } from './departure.ts';
import type { LinkedCollection } from './link-place.ts';

const bodySchema = v.union([
  v.object({ successor: rowNumber }),
  v.object({ reason: v.pipe(v.string(), v.trim(), v.check(isReason), v.maxLength(longestReason)) }),
  v.strictObject({}),
]);
const notUnderstood = label(
  'Choose a page that takes its place, or give a reason.',
  'اختر صفحة تحل محلها أو اذكر السبب.',
);
const notOnline = label(
  'Choose another page: this one is not online, or is the page itself.',
  'اختر صفحة أخرى: هذه الصفحة غير منشورة أو هي الصفحة نفسها.',
);

/**
 * POST /{collection}/{id}/departure: who takes the place of something that is to go (`successor`, the id of a page; for
 * pages alone), or why nobody does (`reason`). An empty object takes it back.
 */
export function departureEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/:id/departure',
    method: 'post',
    handler: async (req) => {
      if (!mayDecide(req, collection)) return notAllowed(req);
      const language = adminLanguageOf(req.i18n);
      const refuse = (words: typeof notOnline) => Response.json({ message: words[language] }, { status: 400 });
      const id = Number(req.routeParams?.id);
      const { success, output } = v.safeParse(bodySchema, await req.json?.().catch(() => undefined));
      const decision: { successor?: number; reason?: string } = output ?? {};
      const successor = decision.successor;
      if (!success || !Number.isSafeInteger(id)) return refuse(notUnderstood);
      if (!(await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req }))) return noSuchDocument();
      if (successor !== undefined) {
        if (collection !== 'pages') return refuse(notUnderstood);
        if (successor === id || !(await onlinePage(req, successor))) return refuse(notOnline);
      }
      await decide(req, `${collection}/${id}`, decision);
      return Response.json({ decided: true });
    },
  };
}

async function decide(req: PayloadRequest, subject: string, decision: { successor?: number; reason?: string }) {
  await inRequestTransaction(req, async () => {
    await forgetDecision(req, subject);
    if (Object.keys(decision).length === 0) return;
    await req.payload.db.create({ collection: departuresSlug, data: { subject, ...decision }, req });
  });
}
