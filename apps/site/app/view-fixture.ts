import type { Language } from '@insurer/contract/language.ts';
import { ContentLedger } from './content/content-ledger.ts';
import { PolicySources } from './policy-sources.ts';
import { textsOf } from './texts/texts.ts';
import type { View } from './view.ts';

/** A page view for tests: `/careers` in English unless said otherwise. */
export function viewOf(language: Language = 'en', path = '/careers'): View {
  return {
    language,
    path,
    search: '',
    requestId: 'test-request',
    deadline: Date.now() + 8_000,
    ledger: new ContentLedger(),
    policy: new PolicySources(),
    texts: textsOf(language),
    siteUrl: 'https://www.example.com',
    seal: () => 'sealed',
    production: true,
  };
}
