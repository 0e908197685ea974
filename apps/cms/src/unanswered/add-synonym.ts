import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../access/roles.ts';
import { comparablePhrase } from './list-unanswered.ts';
import { editSynonyms } from './unanswered-words.ts';

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const bodySchema = v.object({ words: phrase, means: phrase });

const path = '/synonyms';
/** Where the form is sent. */
export const addSynonymAddress = `/cms-api${path}`;

/**
 * POST /synonyms, a form of the admin: words that visitors use mean what the site calls so. They join the group that has it, or
 * make one with it. Not below /unanswered-searches: there Payload knows the endpoints of the collection alone.
 */
export const addSynonymEndpoint: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, ...editSynonyms)) return notAllowed(req);
    const form = await req.formData?.().catch(() => undefined);
    const { success, output } = v.safeParse(bodySchema, Object.fromEntries(form ?? []));
    if (!success) return Response.json({ message: 'Not understood' }, { status: 400 });
    await addSynonym(req, output);
    return new Response(null, { status: 303, headers: { location: '/admin/unanswered-searches?added=1' } });
  },
};

async function addSynonym(req: PayloadRequest, { words, means }: v.InferOutput<typeof bodySchema>): Promise<void> {
  const slug = 'site-settings';
  const mine = { overrideAccess: false, user: req.user, req } as const;
  const { synonyms } = await req.payload.findGlobal({ slug, depth: 0, ...mine });
  const groups = (synonyms ?? []).map(({ id, words: phrases }) => ({ id, words: phrases ?? [] }));
  const wanted = comparablePhrase(means);
  const group = groups.find((one) => one.words.some((known) => comparablePhrase(known) === wanted));
  if (group) group.words = [...group.words, words];
  const data = { synonyms: group ? groups : [...groups, { words: [means, words] }] };
  await req.payload.updateGlobal({ slug, data, ...mine });
}
