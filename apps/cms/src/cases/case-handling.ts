import type { Payload, PayloadRequest } from 'payload';
import { type AssignmentRule, readRules } from './assignment/assignment-rules.ts';
import { type CaseKind, caseKinds, perKind, type Team } from './case-kinds.ts';

/** Days that hold until somebody sets others in the admin. */
export const defaultDueDays = perKind(({ dueDays }) => dueDays);
export const defaultRetentionDays = perKind(({ retentionDays }) => retentionDays);

export const defaultReopenDays = 60;
export const defaultWarningDays = 1;
export const defaultOfficerDays = 1;

export type CaseHandling = {
  dueDays: Record<CaseKind, number>;
  retentionDays: Record<CaseKind, number>;
  /** For so many days after closing a customer's message opens a case again; then it is closed for good. */
  reopenDays: number;
  /** So many working days before the due day the owner of a case is told; 0: never. */
  warningDays: number;
  /** Within so many working days the customer of a complaint knows by name and number who handles it; 0: nobody is named. */
  officerDays: number;
  holidays: string[];
  teamEmail: Record<Team, string | undefined>;
  declarationVersion: string;
  /** To whom new cases go, in the order in which they are looked at; those that none fits wait for somebody to take them. */
  assignment: AssignmentRule[];
};

/** Field names have no dashes, kinds do. */
export function fieldOf(kind: CaseKind): string {
  return kind.replaceAll('-', '_');
}

/** How cases are handled, as set in the admin; defaults where nothing is set. */
export async function readCaseHandling(payload: Payload, req?: Partial<PayloadRequest>): Promise<CaseHandling> {
  // Reviewed: settings that hold no personal data, read for the service's own work.
  const read = { slug: 'case-handling', depth: 0, overrideAccess: true, ...(req && { req }) } as const;
  const stored = await payload.findGlobal(read);
  return {
    dueDays: daysOf(stored.due_days, defaultDueDays),
    retentionDays: daysOf(stored.retention_days, defaultRetentionDays),
    reopenDays: stored.reopen_days ?? defaultReopenDays,
    warningDays: stored.warning_days ?? defaultWarningDays,
    officerDays: stored.officer_days ?? defaultOfficerDays,
    holidays: (stored.holidays ?? []).flatMap(({ date }) => (date ? [date.slice(0, 10)] : [])),
    teamEmail: { care: stored.care_email || undefined, people: stored.people_email || undefined },
    declarationVersion: stored.declaration_version || '1',
    assignment: readRules(stored.assignment),
  };
}

function daysOf(stored: Record<string, number | null> | null, defaults: Record<CaseKind, number>) {
  const days = caseKinds.map((kind) => [kind, stored?.[fieldOf(kind)] ?? defaults[kind]]);
  return Object.fromEntries(days) as Record<CaseKind, number>;
}
