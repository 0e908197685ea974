import type { Config } from '../config.ts';
import { passwordProblem } from './password-strength.ts';

/** What is wrong with the password that the settings give the first administrator, as one sentence for who starts the service. */
export async function firstPasswordProblem({
  adminEmail,
  adminPassword,
}: Pick<Config, 'adminEmail' | 'adminPassword'>): Promise<string | undefined> {
  const problem = adminPassword && (await passwordProblem(adminPassword, [adminEmail], 'en'));
  return problem ? `The setting ADMIN_PASSWORD is wrong: ${problem}` : undefined;
}
