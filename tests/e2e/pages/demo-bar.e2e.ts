// The bar of a local demo: the current person, and one press to become another.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/browser/axe.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { openWorld, type World } from '#tests/e2e/world.ts';

describe.skipIf(chooseBrowser() === null)('the bar of a demo', () => {
  let world: World;
  let guest: Guest;

  beforeAll(async () => {
    world = await openWorld({ BANYAN_DEMO_BAR: '1' });
    guest = await openGuest(world.browser, 320);
  });
  afterAll(() => world?.close());

  it('makes this browser the operator, a host, a coordinator and a guest by one press each', async () => {
    const { page, complaints } = guest;
    await visit(page, world.origin);
    await settled(page);
    const bar = page.getByRole('complementary', { name: 'Demo' });
    expect(await bar.locator('[aria-current]').count()).toBe(0);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    for (const [role, path, heading] of [
      ['operator', '/admin', 'To do'],
      ['host', '/dashboard/host-panel', 'Today'],
      ['coordinator', '/dashboard/host-panel', 'Today'],
      ['guest', '/', ''],
    ] as const) {
      await bar.getByRole('button', { name: role }).click();
      await arrived(page, path);
      await bar.locator('[aria-current]', { hasText: role }).waitFor();
      if (heading !== '') expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
    }
    expect(complaints).toEqual([]);
  });
});
