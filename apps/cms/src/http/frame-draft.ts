import { config } from '../config.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { frameDraftOf } from '../preview/preview-token.ts';

/**
 * Whether a call shows the draft of a global: `?preview=` with a token made for it. With any other token
 * what is published is answered, as to every caller (decision 0031).
 */
export function showsDraftOf(global: DraftedGlobal, query: URLSearchParams): boolean {
  return frameDraftOf(query.get('preview') ?? '', config.secrets) === global;
}
