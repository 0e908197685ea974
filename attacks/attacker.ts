import type { Attack } from './senders.ts';
import { serviceAttacks } from './service-attacks.ts';
import { siteAttacks } from './site-attacks.ts';

/** What is attacked: the site that visitors read, or the content service behind it. */
export type App = 'site' | 'service';
export const attackLists: Record<App, Record<string, Attack>> = { site: siteAttacks, service: serviceAttacks };

// A process of its own, so that the attacker's work is not the others' wait: node attacker.ts <app> <name> <url> <size>.
const [, script, app, name = '', target, size] = process.argv;
if (script === import.meta.filename && target) await attackLists[app as App][name]?.(new URL(target), Number(size));
