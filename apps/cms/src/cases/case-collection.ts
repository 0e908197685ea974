import type { CollectionConfig, Field } from 'payload';
import { namedOnly } from '../access/confidential.ts';
import { adminOnly, nobody, only } from '../access/rules.ts';
import type { Label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { recordReading } from '../record/reading-hook.ts';
import { caseFields } from './case-fields.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';
import { answerCase } from './conversation/answer-endpoint.ts';
import { cascadeDelete } from './inbox/cascade-delete.ts';
import { keepConfidential, markBelongings } from './inbox/confidential-hooks.ts';
import { exportCases } from './inbox/export-cases.ts';
import { foldSearch } from './inbox/fold-search.ts';
import { keepHistory } from './inbox/keep-history.ts';
import { notifyChange } from './inbox/notify-change.ts';
import { officerEndpoint } from './inbox/officer-said.ts';
import { holdCase, refuseOlderForm } from './inbox/one-save-at-a-time.ts';
import { releaseFormerOwner } from './inbox/release-former-owner.ts';
import { endLinks } from './links/end-links-endpoint.ts';
import { leaveLinksEnded, linkFields } from './links/link-fields.ts';

type Inbox = {
  slug: CaseCollection;
  labels: { singular: Label; plural: Label };
  columns: string[];
  /** Fields that only this inbox has; visitors sent them, so nobody edits them. */
  fields?: Field[];
  /** Fields of handling that only this inbox has. */
  handling?: Field[];
};

/**
 * An inbox: what visitors sent, read-only, with status, assignee, notes and history (decision 0007). Its team and
 * administrators see it, and confidential cases those of them who are named. Cases come from the contract's calls alone and go by retention, or by an administrator.
 */
export function caseCollection({ slug, labels, columns, fields = [], handling = [] }: Inbox): CollectionConfig {
  const team = teamOf(slug);
  const ofTeam = namedOnly(only('admin', team));
  return {
    slug,
    labels,
    access: {
      create: nobody,
      read: ofTeam,
      update: ofTeam,
      delete: namedOnly(adminOnly),
      readVersions: nobody,
      unlock: adminOnly,
    },
    admin: {
      group: menuGroups.inbox,
      useAsTitle: 'reference',
      hideAPIURL: true,
      defaultColumns: ['reference', ...columns, 'status', 'assignee', 'dueAt', 'overdue', 'createdAt'],
      listSearchableFields: ['searchText'],
      pagination: { defaultLimit: 25 },
      components: {
        beforeListTable: ['/cases/inbox/export-link.tsx#ExportLink', '/cases/inbox/several-at-once.tsx#SeveralAtOnce'],
      },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    // Many at once are changed by the acts of the desk, which can be undone (decision 0029).
    disableBulkEdit: true,
    // What the working list asks for: somebody's cases and those of a status, by their due day; and whose turn it is.
    indexes: [
      { fields: ['assignee', 'dueAt'] },
      { fields: ['status', 'dueAt'] },
      { fields: ['assignee', 'status', 'assignedAt'] },
    ],
    endpoints: [
      { path: '/export.csv', method: 'get', handler: exportCases(slug) },
      { path: '/:id/answers', method: 'post', handler: answerCase(slug) },
      { path: '/:id/officer', method: 'get', handler: officerEndpoint(slug) },
      { path: '/:id/end-links', method: 'post', handler: endLinks(slug) },
    ],
    hooks: {
      beforeOperation: [foldSearch, holdCase],
      beforeValidate: [refuseOlderForm],
      beforeChange: [releaseFormerOwner, keepConfidential, keepHistory, leaveLinksEnded],
      afterChange: [markBelongings(slug), notifyChange(slug)],
      beforeDelete: [cascadeDelete(slug)],
      afterOperation: [recordReading(slug)],
    },
    fields: [...caseFields(team, fields, handling), ...linkFields(team)],
  };
}
