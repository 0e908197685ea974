import type { Language } from '../language.ts';
import { ar } from './ar.ts';
import { en, type SiteWords } from './en.ts';

export const siteWords: Readonly<Record<Language, SiteWords>> = { en, ar };
