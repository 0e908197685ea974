import type { PayloadRequest } from 'payload';
import { roleOf } from '../../access/roles.ts';
import { adminLanguageOf } from '../../fields/labels.ts';
import { deskViewLabelsFor, deskViews } from './desk-views.ts';
import { deskWords } from './desk-words.ts';
import { countCases } from './list-cases.ts';
import { addressOf, type DeskFilter, type SavedView } from './saved-views.ts';
import type { SharedView } from './shared-views.ts';

type ViewLinksProps = { req: PayloadRequest; filter: DeskFilter; saved: SavedView[]; shared: SharedView[] };

/** The standard views with how much they hold, and the views that this person saved, and those that colleagues share. */
export async function ViewLinks({ req, filter, saved, shared }: ViewLinksProps) {
  const language = adminLanguageOf(req.i18n);
  const counts = await Promise.all(deskViews.map((view) => countCases(req, view)));
  const labels = deskViewLabelsFor(roleOf(req));
  const here = addressOf(filter);
  const current = (address: string) => (address === here ? 'page' : undefined);
  return (
    <>
      <nav className="desk-views" aria-label={deskWords.views[language]}>
        <ul>
          {deskViews.map((view, index) => (
            <li key={view}>
              <a href={addressOf({ view })} aria-current={current(addressOf({ view }))}>
                {labels[view][language]} <span className="desk-views__count">{counts[index]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {saved.length > 0 && (
        <nav className="desk-views desk-views--own" aria-label={deskWords.ownViews[language]}>
          <ul>
            {saved.map((view) => (
              <li key={view.name}>
                <a href={addressOf(view)} aria-current={current(addressOf(view))} dir="auto">
                  {view.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shared.length > 0 && (
        <nav className="desk-views desk-views--own" aria-label={deskWords.sharedViews[language]}>
          <ul>
            {shared.map((view) => (
              <li key={view.id}>
                <a href={addressOf(view)} aria-current={current(addressOf(view))}>
                  <bdi>{view.name}</bdi>{' '}
                  <span className="desk-views__by">
                    {view.isOwn ? (
                      deskWords.sharedByYou[language]
                    ) : (
                      <>
                        {deskWords.sharedBy[language]} <bdi>{view.by}</bdi>
                      </>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
