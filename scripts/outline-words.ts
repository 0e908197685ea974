/**
 * Prints a name as an outline for a theme file: `node scripts/outline-words.ts "وعد للتأمين" 36`.
 *
 * A logo drawn from outlines looks the same everywhere and needs no font.
 */
import { outlineOf } from '../apps/site/server/social/text-outline.ts';
import { fontSource } from './font-source.ts';

const [text, size = '30'] = process.argv.slice(2);
if (!text) throw new Error('Which words? node scripts/outline-words.ts "<words>" <size>');
console.log(JSON.stringify(outlineOf(text, fontSource.read(600), Number(size), /[\u0600-\u06ff]/.test(text))));
