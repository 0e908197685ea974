import { caseForms, caseKinds } from '@insurer/contract/forms/forms.ts';
import { sql } from '@payloadcms/db-postgres';
import type { Label } from '../../fields/labels.ts';
import type { Statement } from '../../run-statement.ts';
import { type CaseCollection, type CaseKind, caseLabel, kindOf } from '../case-kinds.ts';

type Asked = { collection: CaseCollection; isPostgres: boolean };

/** Behind the kind whose form an enquiry came by. */
const enquiryEnd = ' enquiry';

/** The kind by which a case is counted: an enquiry apart from the complaints whose form it came by. */
export function countedKind({ collection, isPostgres }: Asked): Statement {
  if (collection !== 'service-requests') return sql`${kindOf(collection, {})}`;
  const kind = sql`CAST(kind AS text)`;
  const sent = (field: string) =>
    isPostgres ? sql`sent ->> CAST(${field} AS text)` : sql`json_extract(sent, ${`$.${field}`})`;
  const enquiries = caseKinds.flatMap((name) => {
    const { enquiry } = caseForms[name];
    return enquiry
      ? [sql`WHEN ${kind} = ${name} AND ${sent(enquiry.field)} = ${enquiry.value} THEN ${name + enquiryEnd}`]
      : [];
  });
  return enquiries.length ? sql`CASE ${sql.join(enquiries, sql` `)} ELSE ${kind} END` : kind;
}

/** What cases that are counted together are called by who handles them. */
export function countedKindLabel(counted: string): Label {
  const isEnquiry = counted.endsWith(enquiryEnd);
  return caseLabel((isEnquiry ? counted.slice(0, -enquiryEnd.length) : counted) as CaseKind, isEnquiry);
}
