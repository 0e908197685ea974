import { synonymLimits } from '@insurer/contract/site-settings.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { hasRole, notAllowed } from '../access/roles.ts';
import { withDatabaseLock } from '../db/database-lock.ts';
import { isReviewOn } from '../reviewable.ts';
import { comparablePhrase } from './list-unanswered.ts';
import { editSynonyms } from './unanswered-words.ts';

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(synonymLimits.letters));
const bodySchema = v.object({ words: phrase, means: phrase });
type Synonym = v.InferOutput<typeof bodySchema>;

const path = '/synonyms';
/** Where the form is sent. */
export const addSynonymAddress = `/cms-api${path}`;

/**
 * POST /synonyms, a form of the admin: words that visitors use mean what the site calls so. They join a group that has it and
 * room, or make one with it. Not below /unanswered-searches: there Payload knows the endpoints of the collection alone.
 */
export const addSynonymEndpoint: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, ...editSynonyms)) return notAllowed(req);
    const form = await req.formData?.().catch(() => undefined);
    const { success, output } = v.safeParse(bodySchema, Object.fromEntries(form ?? []));
    if (!success) return Response.json({ message: 'Not understood' }, { status: 400 });
    return backToList(await outcomeOf(req, output));
  },
};

/** `drafted`: it joined a draft of the settings, or began one where a second person approves them first. */
type Outcome = 'added' | 'drafted' | 'refused';

/** Where the person came from, with what became of it. */
function backToList(outcome: Outcome): Response {
  return new Response(null, { status: 303, headers: { location: `/admin/unanswered-searches?${outcome}=1` } });
}

/** Additions of this process, one after the other: each reads the groups and writes all of them. */
let last: Promise<unknown> = Promise.resolve();

/** What became of it. Other settings that are not as they must be, or are checked and lack something, keep anything from being published with them. */
function outcomeOf(req: PayloadRequest, synonym: Synonym): Promise<Outcome> {
  const mine = last.then(async (): Promise<Outcome> => {
    let outcome: Outcome = 'added';
    try {
      // Whoever has it is done in a moment: this one waits.
      await withDatabaseLock(
        req.payload,
        'synonyms',
        async () => {
          outcome = await addSynonym(req, synonym);
        },
        () => undefined,
      );
      return outcome;
    } catch (error) {
      if (error instanceof APIError && error.status === 400) return 'refused';
      throw error;
    }
  });
  last = mine.catch(() => undefined);
  return mine;
}

async function addSynonym(req: PayloadRequest, { words, means }: Synonym): Promise<Outcome> {
  const slug = 'site-settings';
  const mine = { overrideAccess: false, user: req.user, req } as const;
  const { synonyms, _status, updatedAt } = await req.payload.findGlobal({ slug, draft: true, depth: 0, ...mine });
  // Settings that nobody has saved yet look like a draft.
  const waits = _status === 'draft' && Boolean(updatedAt);
  const draft = waits || (await isReviewOn(req, { global: slug }));
  const outcome = draft ? 'drafted' : 'added';
  const groups = (synonyms ?? []).map(({ id, words: phrases }) => ({ id, words: phrases ?? [] }));
  const wanted = comparablePhrase(means);
  const asked = comparablePhrase(words);
  const says = (phrase: string) => (one: (typeof groups)[number]) =>
    one.words.some((known) => comparablePhrase(known) === phrase);
  const same = groups.filter(says(wanted));
  if (same.some(says(asked))) return outcome;
  // A phrase may stand in several groups; what is beyond the bounds of one nobody would find.
  const group = same.find((one) => one.words.length < synonymLimits.words);
  if (group) group.words = [...group.words, words];
  const data = { synonyms: group ? groups : [...groups, { words: [means, words] }] };
  await req.payload.updateGlobal({ slug, data, draft, ...mine });
  return outcome;
}
