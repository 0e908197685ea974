import type { Language } from '@insurer/contract/language.ts';

export type CustomerName = Partial<Record<Language, string | null>> | null;

/** What a customer reads as the name of whoever handles the case: the one kept for the language, else that of the account. */
export function customerNameOf(
  account: { name?: string | null; customerName?: CustomerName },
  language: Language,
): string | undefined {
  return account.customerName?.[language]?.trim() || account.name || undefined;
}
