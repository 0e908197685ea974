import type { Language } from '../language.ts';
import { ar } from './ar.ts';
import { en, type SiteWords } from './en.ts';

/** What the site says by itself, in every language; editors change it by key (decision 0027). */
export const siteWords: Readonly<Record<Language, SiteWords>> = { en, ar };
