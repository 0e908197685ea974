import { freePort, startApp } from '../e2e/app-process.ts';
import { prepareDemoContent, startWhole } from '../e2e/whole-content.ts';

export type DemoSite = { url: string; job: string; stop: () => Promise<void> };

/** The site in production on the demo content: on the service of CONTENT_API_URL, or with a content service of its own. */
export async function startDemoSite(): Promise<DemoSite> {
  const { CONTENT_API_URL: service, CONTENT_API_KEY: key = '' } = process.env;
  if (!service) {
    await prepareDemoContent();
    const whole = await startWhole();
    return { url: whole.site.url, job: await firstJob(whole.site.url), stop: whole.stop };
  }
  const port = await freePort();
  const environment = { CONTENT_API_URL: service, CONTENT_API_KEY: key, SITE_URL: `http://127.0.0.1:${port}` };
  const site = await startApp('site', { ...environment, LOG_LEVEL: 'warn' }, { port });
  return { url: site.url, job: await firstJob(site.url), stop: site.stop };
}

/** The id of a job that the demo content has. */
export async function firstJob(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/career-openings`)).text();
  const [, job] = /href="\/career-details\/([^"?#]+)/.exec(html) ?? [];
  if (!job) throw new Error('The demo content has no job.');
  return job;
}

/** Every screen of the site that opens by its address, in both languages. */
export async function everyAddress(job: string): Promise<string[]> {
  const { contentPaths, otherPaths } = await import('../e2e/whole/routes.ts');
  const paths = [...contentPaths.map(([, path]) => path), ...otherPaths.map((path) => path.replace('{id}', job))];
  return paths.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
}
