import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { asJson, bodyOf, callService, refusalOf } from '../../call-service.ts';
import type { AdminLanguage, Label } from '../../fields/labels.ts';
import { timeText } from '../../fields/moment-text.ts';
import { type BulkAct, takingBack, takingLastBack } from './bulk-acts.ts';
import { keyOf } from './case-table.tsx';
import { type Changed, changeAll } from './change-all.ts';
import type { DeskPage } from './desk-endpoints.ts';
import { deskWords as words } from './desk-words.ts';
import type { LastAct } from './last-act.ts';
import type { DeskFilter } from './saved-views.ts';

type Outcome = { text: string; undo?: BulkAct | undefined };
type Opened = { filter: DeskFilter; first: DeskPage; last: LastAct | undefined };

/** What a working list shows, what is selected in it, what was said of the last act, and the calls that change these. */
export function useWorkingList(language: AdminLanguage, { filter, first, last }: Opened) {
  const { config } = useConfig();
  const router = useRouter();
  const [page, setPage] = useState(first);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Outcome>(() => saidOf(last, language));
  /** Which reading was asked for last: what an older one brings is not shown any more. */
  const asked = useRef(0);

  async function post<Result extends object>(path: string, body: object): Promise<Result | undefined> {
    const response = await callService(`${config.routes.api}/desk/${path}`, asJson(body));
    const result = response?.ok ? await bodyOf<Result>(response) : undefined;
    if (result) return result;
    const text = (await refusedFor(response)) ?? words.failed[language];
    setSaid(({ undo }) => ({ text, undo }));
    return undefined;
  }

  function read(wanted: string, after?: DeskPage['next']): Promise<DeskPage | undefined> {
    return post<DeskPage>('cases', {
      ...filter,
      ...(wanted && { view: 'open', kind: undefined, owner: undefined, search: wanted }),
      ...(after && { after }),
    });
  }

  /** From the first line on, as many as were shown: who went far down the list stays there. */
  async function load(wanted: string, shown = 0) {
    asked.current += 1;
    const own = asked.current;
    let found = await read(wanted);
    while (own === asked.current && found?.next && found.rows.length < shown) {
      const more = await read(wanted, found.next);
      found = more && { ...more, rows: [...found.rows, ...more.rows] };
    }
    if (!found || own !== asked.current) return false;
    setPage(found);
    setSearch(wanted);
    setSelected(new Set());
    return true;
  }

  async function showMore() {
    asked.current += 1;
    const own = asked.current;
    const more = await read(search, page.next);
    if (more && own === asked.current) setPage({ ...more, rows: [...page.rows, ...more.rows] });
  }

  async function find(wanted: string) {
    // What was done before can still be taken back.
    setSaid((now) => (now.undo ? now : { text: '' }));
    await load(wanted);
  }

  /** Does it, and says how much of it was done and how it is taken back. */
  async function run(wanted: BulkAct, done: Label): Promise<void> {
    const { path, cases, kept } = wanted;
    // No secret: all calls of one act say the same.
    const name = `${Date.now()} ${Math.random()}`;
    const result = await changeAll(cases, (some) =>
      post<Changed<BulkAct['cases'][number]>>(path, { ...wanted.with, act: name, cases: some }),
    );
    if (!result) return;
    await load(search, page.rows.length);
    // The views above say how much they hold.
    router.refresh();
    const { failed = [] } = result;
    // To be tried again as they are.
    setSelected(new Set(failed.map(keyOf)));
    const left = result.kept > 0 ? ` ${kept[language]} ${result.kept}` : '';
    const notDone = failed.length > 0 ? ` ${words.notDone[language]} ${failed.length}.` : '';
    setSaid({ text: `${done[language]} ${result.undo.length}.${left}${notDone}`, undo: wayBack(result) });

    function wayBack({ undo }: { undo: BulkAct['cases'] }): BulkAct | undefined {
      if (done !== wanted.done) return failed.length > 0 ? { ...wanted, cases: failed } : undefined;
      return undo.length > 0 ? takingBack(wanted, undo, language) : undefined;
    }
  }

  const act = (wanted: BulkAct) => run(wanted, wanted.done);
  const takeBack = (wanted: BulkAct) => run(wanted, wanted.undone);

  return { page, search, selected, setSelected, said, load, showMore, find, act, takeBack };
}

/** What the service says of a wish that it understood and refused, as a day on which nobody works. */
async function refusedFor(response: Response | undefined): Promise<string | undefined> {
  return response?.status === 422 ? refusalOf(response) : undefined;
}

/** Of what was done before the list was opened: what, how often, and until when it is taken back unheard. */
function saidOf(last: LastAct | undefined, language: AdminLanguage): Outcome {
  if (!last) return { text: '' };
  const undo = takingLastBack(last, language);
  const [what, until] = [`${undo.done[language]} ${last.cases.length}.`, timeText(last.until, language)];
  return { text: `${words.lastAct[language]} ${what} ${words.undoUntil[language]} ${until}.`, undo };
}
