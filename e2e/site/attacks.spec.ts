import { startFakeService } from '@insurer/contract/fake-service.ts';
import { attackLists } from '../../attacks/attacker.ts';
import { underAttack } from '../../attacks/measure.ts';
import { megabyteLimits, requiredPaths, siteTarget } from '../../attacks/targets.ts';
import { expect, test } from '../fixtures.ts';

test('one sender does his worst, a hundredth of it: others read on, and all pages are there when the service is gone', async ({
  freshSite,
}) => {
  const service = await startFakeService();
  const site = await freshSite({ CONTENT_API_URL: service.url });
  for (const path of requiredPaths) await fetch(`${site.url}${path}`);
  for (const name of Object.keys(attackLists.site)) {
    for (const { use, failed, megabytes } of await underAttack(siteTarget(site), name, 0.01)) {
      expect.soft(failed, `${name}: ${use}`).toBe(0);
      expect.soft(megabytes, name).toBeLessThan(megabyteLimits.site);
    }
  }
  await service.stop();
  for (const path of requiredPaths) expect.soft((await fetch(`${site.url}${path}`)).status, path).toBe(200);
});
