import type { providers } from '@insurer/demo-content/providers/providers.ts';
import type { ProviderRow } from '../src/providers/provider-row.ts';

const inLines = (texts: readonly { en: string; ar: string }[]) => {
  return { en: texts.map(({ en }) => en).join('\n'), ar: texts.map(({ ar }) => ar).join('\n') };
};

/** A provider of the demo as a row of a file has it. */
export function demoRowOf(provider: (typeof providers)[number]): ProviderRow {
  return { ...provider, classes: inLines(provider.classes), specialities: inLines(provider.specialities) };
}
