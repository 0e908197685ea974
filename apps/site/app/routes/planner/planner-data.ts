import type { AnswerProblem } from '@insurer/contract/rates/check-answer.ts';
import type { Rates } from '@insurer/contract/rates/rates.ts';
import type { KnownPath } from '#app/screens.ts';
import type { VisitBounds, VisitProblems } from '#app/visit-plan/check-visit.ts';
import type { ShownPlan } from './shown-plan.ts';

export const plannerPath = '/visit-visa-planner' satisfies KnownPath;
export const calendarPath = '/visit-visa-planner/calendar';

/** What the planner shows. */
export type PlannerData = {
  /** What this browser keeps, by the names of the fields. */
  typed: Record<string, string>;
  bounds: VisitBounds;
  /** How many days before the end the company wants to be asked for an extension. */
  notice: number;
  /** Undefined where the service has no prices of visit visas. */
  rates?: Rates;
  /** The day from which the rates are valid, in words. */
  validFrom?: string;
  /** What comes out, in the server's words, so that server and browser write the same. */
  shown?: ShownPlan;
};

/** What came back from a form: what is wrong, and what was typed. */
export type PlannerProblem = {
  problems: VisitProblems;
  answerProblems: Record<string, AnswerProblem>;
  typed: Record<string, string>;
};

/** Names the field by which everything kept is to be forgotten. */
export const forgets = 'forget';
