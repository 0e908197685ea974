import { startFakeService } from '@insurer/contract/fake-service.ts';
import { type AttackName, attacks } from '../../attacks/attacks.ts';
import { requiredPaths, underAttack } from '../../attacks/measure.ts';
import { expect, test } from '../fixtures.ts';

test('one sender does his worst, a hundredth of it: others read on, and all pages are there when the service is gone', async ({
  freshSite,
}) => {
  test.setTimeout(180_000);
  const service = await startFakeService();
  const site = await freshSite({ CONTENT_API_URL: service.url });
  for (const path of requiredPaths) await fetch(`${site.url}${path}`);
  for (const name of Object.keys(attacks) as AttackName[]) {
    const { failed, megabytes } = await underAttack(site, name, 0.01);
    expect.soft(failed, name).toBe(0);
    expect.soft(megabytes, name).toBeLessThan(400);
  }
  await service.stop();
  for (const path of requiredPaths) expect.soft((await fetch(`${site.url}${path}`)).status, path).toBe(200);
});
