import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCaseContent } from './case-content.ts';
import { describeClosing } from './closing.ts';
import { describeConversation } from './conversation.ts';
import { describeDueWarnings } from './due-warnings.ts';
import { describeFollowedApplications } from './followed-applications.ts';
import { describeKeptTemplates } from './kept-templates.ts';
import { describeNamedOfficers } from './named-officers.ts';
import { describeRepetitions } from './once-only.ts';
import { describePrivateLogs } from './private-logs.ts';
import { describeRecord } from './record.ts';
import { describeServiceRequests } from './service-requests.ts';

/** The storage of cases, on the database that DATABASE_URL names. */
export function describeStorage(dialect: 'sqlite' | 'postgres'): void {
  describe(`cases on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
    });
    afterAll(() => payload?.destroy());

    it('are stored there', () => expect(payload.db.name).toBe(dialect));
    describeServiceRequests(() => payload);
    describeRepetitions(() => payload);
    describePrivateLogs(() => payload);
    describeRecord(() => payload);
    describeConversation(() => payload);
    describeClosing(() => payload);
    describeKeptTemplates(() => payload);
    describeDueWarnings(() => payload);
    describeNamedOfficers(() => payload);
    describeFollowedApplications(() => payload);
  });
}
