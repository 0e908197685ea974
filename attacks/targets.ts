import { screens } from '../apps/site/app/screens.ts';
import type { RunningApp } from '../e2e/app-process.ts';
import { secrets } from '../e2e/whole-content.ts';
import { type Acknowledged, sendRequest } from './acknowledged.ts';
import type { App } from './attacker.ts';
import type { Target } from './measure.ts';
import { signIn } from './service-call.ts';

/** Every page without which its screen is not found: read before the attacks, and asked for when the service is gone. */
export const requiredPaths = screens
  .filter(({ path, content }) => content === 'required' && !path.includes(':'))
  .map(({ path }) => path);

/**
 * What an app may take of memory, in megabytes, whatever is sent to it. The service that a few people use quietly takes 450;
 * bodies under way may have 156 more (access/body-limits.ts), and pages of the admin that are being rendered as much again.
 */
export const megabyteLimits: Record<App, number> = { site: 400, service: 800 };

const key = { authorization: `Bearer ${secrets.CONTENT_API_KEY}` };

/** Visitors read on. */
export function siteTarget({ url }: RunningApp): Target {
  const uses = [{ name: 'a kept page', pauseMs: 15, isFine: () => isRead(`${url}/who-we-are`) }];
  return { app: 'site', url, uses, megabytes: () => megabytesOf(url) };
}

/**
 * The site reads pages and hands on requests, and an editor, who was here before, comes to sign in. `acknowledged` grows
 * with the requests.
 */
export async function serviceTarget({ url }: RunningApp, acknowledged: Acknowledged[]): Promise<Target> {
  await signIn(new URL(url));
  const uses = [
    { name: 'a page of the contract', pauseMs: 15, isFine: () => isRead(`${url}/api/pages/who-we-are`, key) },
    { name: 'the sign-in page', pauseMs: 100, isFine: () => isRead(`${url}/admin/login`) },
    {
      name: 'a request that is sent',
      pauseMs: 400,
      isFine: async () => {
        const { length } = acknowledged;
        acknowledged.push(await sendRequest(new URL(url), `10.${length >> 16}.${(length >> 8) & 255}.${length & 255}`));
        return true;
      },
    },
  ];
  return { app: 'service', url, uses, megabytes: () => megabytesOf(url, key) };
}

async function isRead(address: string, headers: Record<string, string> = {}): Promise<boolean> {
  const ask = () => fetch(address, { headers });
  // A connection may be closed in the moment in which it is used again: like a browser, ask once more.
  const response = await ask().catch(ask);
  return (await response.arrayBuffer()).byteLength > 0 && response.ok;
}

async function megabytesOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 1_048_576);
}
