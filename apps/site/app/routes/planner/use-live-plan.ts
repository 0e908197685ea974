import { validAnswers } from '@insurer/contract/rates/check-answer.ts';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { keepsPage } from '#app/application/kept-page.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';
import { localPath } from '#app/ui/local-path.ts';
import { checkVisit, visitFields } from '#app/visit-plan/check-visit.ts';
import { fieldOf } from '../quote/quote-data.ts';
import { type PlannerData, plannerPath } from './planner-data.ts';
import { type ShownPlan, showPlan } from './shown-plan.ts';

const pauseMs = 400;

type Live = { of: PlannerData; shown?: ShownPlan; isStale: boolean };

/**
 * The plan as the form stands, once there is one: each change that makes a visit is shown at once, and kept by this browser
 * when typing pauses.
 */
export function useLivePlan(planner: PlannerData) {
  const view = useApplicationView();
  const [live, setLive] = useState<Live>();
  const { submit } = useFetcher();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // What the server says anew holds: it has read the form after the last change.
  const current = live?.of === planner ? live : undefined;
  const onChange = (form: HTMLFormElement, isTyping: boolean) => {
    if (!planner.shown) return;
    clearTimeout(pause.current);
    const values = new FormData(form);
    const { visit } = checkVisit(
      Object.fromEntries(visitFields.map((name) => [name, values.get(name)])),
      planner.bounds,
    );
    if (!visit) return setLive({ ...current, of: planner, isStale: true });
    const { rates, notice, bounds } = planner;
    const questions = rates?.questions ?? [];
    const given = Object.fromEntries(questions.map((question) => [question.name, values.get(fieldOf(question))]));
    const source = { today: bounds.today, notice, ...(rates && { rates }), answers: validAnswers(questions, given) };
    setLive({ of: planner, shown: showPlan(visit, source, view), isStale: false });
    values.set(keepsPage, '1');
    const keep = () => void submit(values, { method: 'post', action: localPath(plannerPath, view.language) });
    if (isTyping) pause.current = setTimeout(keep, pauseMs);
    else keep();
  };
  return {
    shown: current?.shown ?? planner.shown,
    isStale: current?.isStale ?? false,
    changed: current?.shown,
    onChange,
  };
}
