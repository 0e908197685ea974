import type { ReactNode } from 'react';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { countText } from '#app/texts/plural.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { localPath } from '#app/ui/local-path.ts';
import { screenLink } from '#app/ui/screen-link.ts';
import type { View } from '#app/view.ts';
import { type VisitField, visitFields } from '#app/visit-plan/check-visit.ts';
import type { Visit } from '#app/visit-plan/plan-visit.ts';
import { PlanCosts } from './plan-costs.tsx';
import { calendarPath, type PlannerData } from './planner-data.ts';
import type { ShownDay, ShownPlan } from './shown-plan.ts';

type VisitPlanProps = { planner: PlannerData; shown: ShownPlan; isStale: boolean };

/** The days of the visit in both calendars, what is missing, and the ways on. */
export function VisitPlan({ planner, shown, isStale }: VisitPlanProps): ReactNode {
  const view = useApplicationView();
  const { planner: words } = view.texts;
  const { lastDay, extendBy, lastCoveredDay, gap, extension, warning } = shown;
  return (
    <section className="planner__plan" id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1} data-arrival="">
        {words.planTitle}
      </h2>
      {isStale && <p className="planner__note">{words.stale}</p>}
      <dl className="planner__days">
        <DayRow label={words.lastDay} day={lastDay} />
        <DayRow label={words.extendBy} day={extendBy} warning={warning} />
        {lastCoveredDay ? (
          <DayRow label={words.lastCoveredDay} day={lastCoveredDay} />
        ) : (
          <Row label={words.lastCoveredDay}>{words.noCover}</Row>
        )}
        <Row label={words.gap} isWarning={gap !== undefined}>
          {gap ? <Span {...gap} /> : words.noGap}
        </Row>
        {extension && (
          <Row label={words.extension} isWarning>
            <Span {...extension} />
          </Row>
        )}
      </dl>
      <div className="planner__ways">
        {shown.isAhead && <CalendarForm visit={shown.visit} view={view} />}
        <ButtonLink to={screenLink('/extend-insurance')} view={view}>
          {words.extend}
        </ButtonLink>
        <ButtonLink to={{ href: planner.rates ? '/quote/visit-visa' : '/get-a-quote', external: false }} view={view}>
          {words.quote}
        </ButtonLink>
      </div>
      {planner.rates && (
        <PlanCosts rates={planner.rates} validFrom={planner.validFrom} costs={shown.costs} view={view} />
      )}
      <HowWeCount notice={planner.notice} view={view} />
    </section>
  );
}

function Row({ label, isWarning, children }: { label: string; isWarning?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={isWarning ? 'planner__day planner__day--warning' : 'planner__day'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DayRow({ label, day, warning }: { label: string; day: ShownDay; warning?: string | undefined }): ReactNode {
  return (
    <Row label={label} isWarning={warning !== undefined}>
      <time className="planner__date" dateTime={day.day}>
        {day.gregorian}
      </time>
      <span>{day.hijri}</span>
      <span className="planner__distance">{day.distance}</span>
      {warning && (
        <span className="planner__warning">
          <Icon name="alert" />
          <span>{warning}</span>
        </span>
      )}
    </Row>
  );
}

function Span({ count, range }: { count: string; range: string }): ReactNode {
  return (
    <>
      <span className="planner__date">{count}</span>
      <span>{range}</span>
    </>
  );
}

/** Sent, so that nothing of the visit stands in an address; what is shown is what is in the file. */
function CalendarForm({ visit, view }: { visit: Visit; view: View }): ReactNode {
  const { planner: words } = view.texts;
  const given = (name: VisitField) => (visit[name] === undefined ? [] : [{ name, value: String(visit[name]) }]);
  return (
    <form
      className="planner__calendar"
      method="post"
      action={localPath(calendarPath, view.language)}
      aria-label={words.remind}
    >
      {visitFields.flatMap(given).map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <button type="submit" className="button button--action" aria-describedby="calendar-hint">
        <Icon name="calendar" />
        <span>{words.remind}</span>
      </button>
      <p className="form-field__hint" id="calendar-hint">
        {words.remindHint}
      </p>
    </form>
  );
}

function HowWeCount({ notice, view }: { notice: number; view: View }): ReactNode {
  const { planner: words } = view.texts;
  return (
    <div className="planner__how">
      <h3>{words.howTitle}</h3>
      <ul>
        {[...words.how, countText(words.howNotice, notice, view), words.howDecides].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
