// A live listing changed on a phone: photos that upload late, a cropped one, a withdrawn change and one that an
// operator approves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import type { Guest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, plainCourse, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { openOperator } from './people.ts';

const panel = '/dashboard/host-panel/listings';

describe.skipIf(chooseBrowser() === null)('a listing that changes', () => {
  let world: TripWorld;
  let host: Guest;
  let operator: Guest;

  beforeAll(async () => {
    world = await openTripWorld();
    [host, operator] = [await world.openHost(plainCourse, 375), await openOperator(world)];
  });
  afterAll(() => world?.close());

  const open = async (page: Page, path: string) => {
    await visit(page, `${world.origin}${path}`);
    await settled(page);
  };
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const shown = async () => {
    const [row] = await world.rows<{
      images: { id: string; alt: string }[];
      deposit_rate: string;
      price_cents: number;
    }>('select images, deposit_rate, price_cents from course where id = $1', [plainCourse]);
    return row!;
  };

  it('gets a photo that had not arrived at first, in another place, with words, and cut', async () => {
    const { page } = host;
    const before = (await shown()).images;
    await open(page, `${panel}/${plainCourse}?part=photos`);
    await page.route('**/api/image/upload', (route) => route.abort());
    const buffer = await photoOf('teal', { width: 900, height: 600 });
    await page.getByLabel('Add photos').setInputFiles([{ name: 'clay.jpg', mimeType: 'image/jpeg', buffer }]);
    const again = page.getByRole('button', { name: 'Upload clay.jpg again' });
    await again.waitFor({ timeout: 60_000 });
    await host.expectSound('a photo that did not arrive');
    await page.unroute('**/api/image/upload');
    await again.click();
    const number = before.length + 1;
    await page.getByLabel(`What does photo ${number} show?`).fill('Wet clay on the wheel');
    for (let at = number; at > 1; at -= 1) await press(page, `Move photo ${at} up`);
    await press(page, 'Crop photo 1');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await host.expectSound('a photo that is cut');
    const [sent] = await Promise.all([
      page.waitForResponse('**/api/listing/photo-add'),
      page.getByRole('button', { name: 'Save photo' }).click(),
    ]);
    expect(sent.status()).toBe(200);
    await settled(page);
    await press(page, 'Save');
    await arrived(page, (url) => url.searchParams.get('part') === null);
    const { images } = await shown();
    expect(images).toHaveLength(number);
    expect(images[0]!.alt).toBe('Wet clay on the wheel');
    expect(images.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await host.expectSound('the overview');
  });

  it('has a change that waits and is taken back, and one that an operator reads before and after', async () => {
    const { page } = host;
    const { price_cents: before } = await shown();
    const share = page.getByLabel('Part of the price paid online, in percent');
    await open(page, `${panel}/${plainCourse}?part=price`);
    await page.getByLabel('Price per guest, in US dollars').fill(String((before * 2) / 100));
    await host.expectSound('the price');
    await press(page, 'Save');
    await page.getByText('In review: Price').waitFor();
    await host.expectSound('a change that waits');
    await press(page, 'Withdraw this change');
    await page.getByText('Change withdrawn. What guests see stays as it is.').waitFor();
    expect(await page.getByText('In review: Price').count()).toBe(0);

    await open(page, `${panel}/${plainCourse}?part=price`);
    await share.fill('60');
    await press(page, 'Save');
    await page.getByText('Enter a number from 10 to 50.').waitFor();
    await host.expectSound('a share out of its bounds');
    await share.fill('30');
    await press(page, 'Save');
    await page.getByText('In review: Price').waitFor();

    await open(operator.page, '/admin/listings');
    await operator.page.getByRole('link', { name: /Price/ }).first().click();
    await operator.page.getByRole('heading', { name: 'Changes' }).waitFor();
    await settled(operator.page);
    await operator.expectSound('changes before and after');
    const change = operator.page.getByRole('article').filter({ hasText: 'Waiting for review' });
    await change.getByText('20%').waitFor();
    await change.getByText('30%').waitFor();
    await operator.page.getByRole('article').filter({ hasText: 'Withdrawn' }).waitFor();
    await change.getByRole('button', { name: 'Approve' }).click();
    await operator.page.getByText('The change is live.').waitFor();
    expect((await shown()).deposit_rate).toBe('0.3000');
    expect(operator.complaints).toEqual([]);
    await Promise.all([host.close(), operator.close()]);
  });
});
