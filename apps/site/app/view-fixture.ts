import { noChangedTexts } from '@insurer/contract/changed-texts.ts';
import type { Language } from '@insurer/contract/language.ts';
import { ContentDependencies } from './content/content-dependencies.ts';
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
    dependencies: new ContentDependencies(),
    policy: new PolicySources(),
    texts: textsOf(language),
    changedTexts: noChangedTexts,
    siteUrl: 'https://www.example.com',
    signText: () => 'sealed',
    production: true,
  };
}
