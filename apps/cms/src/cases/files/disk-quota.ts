import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { config } from '../../config.ts';
import { ContractProblem } from '../../contract-problem.ts';
import { StoreProblem } from '../../storage/store-problem.ts';

type NewFile = { size: number };
type SqlDriver = {
  drizzle: unknown;
  execute(call: { drizzle: unknown; raw: string }): Promise<{ rows: { total: unknown }[] }>;
};

const noRoom = {
  en: 'We cannot take files right now. Please try again later, or contact us another way.',
  ar: 'يتعذر استقبال الملفات حاليًا. حاول مرة أخرى لاحقًا أو تواصل معنا بطريقة أخرى.',
};
const anHour = 3600;

/**
 * Makes sure that files of visitors never fill the disk: their sizes are summed in the database that instances share.
 * @param field that the sender is told at
 * @throws ContractProblem 503 once there is no room for these
 */
export async function requireRoom(
  payload: Payload,
  files: NewFile[],
  field: string,
  language: Language,
): Promise<void> {
  if (files.length === 0) return;
  const { drizzle, execute } = payload.db as unknown as SqlDriver;
  const raw = 'SELECT COALESCE(SUM(size), 0) AS total FROM private_files';
  const { rows } = await execute.call(payload.db, { drizzle, raw });
  const used = Number(rows[0]?.total);
  if (files.reduce((sum, { size }) => sum + size, used) <= config.uploadsMaxBytes) return;
  throw noRoomFor(
    field,
    language,
    new Error(`No room for files of visitors, ${used} bytes are in use: see UPLOADS_MAX_GB.`),
  );
}

/** Whether there was no room on the disk, or what this process may use of it, or the object storage was away. */
export function isStoreFailure(error: unknown): boolean {
  if (error instanceof StoreProblem) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** The same problem for such a failure: at the first field of a form that takes files. */
export function cannotKeepFiles(form: Form, language: Language, cause: unknown): ContractProblem {
  const [field = ''] = Object.entries(form.fields).find(([, { kind }]) => kind === 'files') ?? [];
  return noRoomFor(field, language, cause);
}

function noRoomFor(field: string, language: Language, cause: unknown): ContractProblem {
  const message = noRoom[language];
  return new ContractProblem(503, message, { errors: [{ field, message }], retryAfter: anHour }, cause);
}
