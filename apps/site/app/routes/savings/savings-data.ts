import type { FigureName, FigureProblems } from '#app/savings/check-figures.ts';
import type { SavingsAssumptions } from '#app/savings/outcomes.ts';
import type { KnownPath } from '#app/screens.ts';

export const savingsPath = '/savings-calculator' satisfies KnownPath;

export type TypedSavings = Readonly<Partial<Record<FigureName, string>>>;

/** What the calculator shows: what this browser keeps, and what is counted by. */
export type SavingsData = { typed: TypedSavings; thisYear: number; assumptions: SavingsAssumptions };

/** What came back from the form. */
export type SavingsProblem = { problems: FigureProblems; typed: TypedSavings };

/** Names the field by which everything kept is to be forgotten. */
export const forgets = 'forget';
