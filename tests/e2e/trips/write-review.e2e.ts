// After the day: a guest writes a review with photos, and uses the code that it earned.
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { must, shareTripWorld, plainCourse, type Trip, type TripWorld } from './trip-world.ts';

const hostile = '<img src=x onerror="document.title=\'pwned\'"> & \u202Eevil';

describe.skipIf(chooseBrowser() === null)('the review of a guest', () => {
  let world: TripWorld;
  let photos: { name: string; mimeType: string; buffer: Buffer }[];

  beforeAll(async () => {
    world = await shareTripWorld();
    photos = await Promise.all(
      ['#c2452d', '#2f6b5a', '#f0b64a'].map(async (background, at) => ({
        name: `day-${at + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      })),
    );
  });
  afterAll(() => world?.close());

  const popup = (page: Page) => page.locator('dialog[open]');
  const star = (page: Page, group: string, name: RegExp) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name });

  /** The booking has taken place and belongs to its logged-in guest. */
  async function visited(trip: Trip): Promise<void> {
    await world.rows(
      `with ended as (update departure set starts_at = banyan_now() - interval '5 hours', ends_at = banyan_now() - interval '2 hours'
         where id = (select departure_id from booking where ref = $1))
       update booking set status = 'completed', in_account = 'joined' where ref = $1`,
      [trip.ref],
    );
    const session = randomBytes(32).toString('base64url');
    await world.rows(
      `insert into session (token_hash, user_id, expires_at)
       select $1, user_id, banyan_now() + interval '1 day' from booking where ref = $2`,
      [createHash('sha256').update(session).digest(), trip.ref],
    );
    await trip.page.context().addCookies([{ name: 'session', value: session, url: world.origin }]);
  }

  it('has three steps, photos in the order that the guest gives them, and a code for the next booking', async () => {
    const trip = await world.openTrip({ width: 375 });
    const { page, complaints, expectSound } = trip;
    await visited(trip);
    await reload(page);
    await page.getByRole('link', { name: 'Write a review' }).click();
    await arrived(page, /\/write-review\?/);
    await page.getByRole('heading', { name: 'How was it?', level: 1 }).waitFor();
    await expectSound('the public step, empty');

    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please select a rating').waitFor();
    await page.getByText('Please fill the details').waitFor();
    await page.getByText('Accept the terms to post your review').waitFor();
    await expectSound('the public step, with what is missing');

    // Arrows move between the stars, as between all radio buttons.
    await star(page, 'Your rating', /^3 stars/).focus();
    await page.keyboard.press('ArrowRight');
    expect(await star(page, 'Your rating', /^4 stars/).isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'Your review' }).fill(hostile);
    await page.getByLabel('Where you live').selectOption({ label: 'Norway' });
    await page
      .getByLabel('Add photos')
      .setInputFiles([
        ...photos,
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
        { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1_048_576) },
      ]);
    await page.getByText(/^notes\.txt: We can’t read this file/).waitFor();
    await page.getByText('large.jpg: Each photo must be under 5 MB').waitFor();
    await expect.poll(() => page.getByText(/^Photo \d is ready$/).count()).toBe(3);
    await page.getByLabel('What does photo 1 show?').fill('A red <b>wall</b>');
    // The last one first: by the keys of its handle.
    await page.getByRole('button', { name: /^Move photo 3 of 3/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: /^Move photo 2 of 3/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => page.getByText(/^day-\d\.jpg$/).allTextContents())
      .toEqual(['day-3.jpg', 'day-1.jpg', 'day-2.jpg']);
    // Then dragged back.
    const handle = await page.getByRole('button', { name: /^Move photo 1 of 3/ }).boundingBox();
    const below = await page.getByText('day-1.jpg').boundingBox();
    await page.mouse.move((handle?.x ?? 0) + 20, (handle?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((handle?.x ?? 0) + 22, (below?.y ?? 0) + 10, { steps: 8 });
    await page.mouse.up();
    await expect
      .poll(() => page.getByText(/^day-\d\.jpg$/).allTextContents())
      .toEqual(['day-1.jpg', 'day-3.jpg', 'day-2.jpg']);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await page.getByLabel(/^I was there/).check();
    await expectSound('the public step, filled in');

    // The draft survives a reload.
    await reload(page);
    await page.getByText('We restored your draft.').waitFor();
    await expect.poll(() => page.getByText(/^day-\d\.jpg$/).allTextContents()).toEqual(['day-1.jpg', 'day-3.jpg']);
    expect(await page.getByRole('textbox', { name: 'Your review' }).inputValue()).toBe(hostile);
    await page.getByLabel(/^I was there/).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('heading', { name: /^Only for your host/ }).waitFor();
    await page.getByRole('button', { name: 'What helps most?' }).click();
    await expectSound('tips');
    await popup(page).getByRole('button', { name: 'Got it' }).click();
    await star(page, 'Was it as described?', /^5 stars/).check();
    await star(page, 'The experience overall', /^2 stars/).check();
    await page.getByRole('button', { name: 'Post my review' }).click();
    await page.getByText('Give meaning to your feedback by selecting one or more options below').first().waitFor();
    await page.getByText('As described', { exact: true }).click();
    await page.getByText('Rushed', { exact: true }).click();
    await page.getByRole('button', { name: 'Post my review' }).click();
    await page.getByText('Please fill the details').waitFor();
    await page
      .getByLabel(/^Details/)
      .nth(1)
      .fill('Two stops too many.');
    await page
      .getByRole('group', { name: /^Your host, / })
      .getByRole('radio', { name: /^5 stars/ })
      .check();
    await page.getByText('Warm', { exact: true }).click();
    await expectSound('the private step');
    await page.getByRole('button', { name: 'Post my review' }).click();
    await expectSound('the last question');
    await popup(page).getByRole('button', { name: 'Yes, post it' }).click();

    await popup(page).getByRole('heading', { name: 'Your review is online' }).waitFor();
    await popup(page).getByRole('button', { name: 'Continue' }).click();
    const code = await page.getByText(/^THANKS-[A-Z]{8}-[A-Z]{8}$/).textContent();
    await expectSound('the reward');
    const [stored] = await world.rows<{ rating: number; photo_total: number; aspects: number }>(
      `select rating, photo_total, (select count(*)::int from review_aspect a where a.review_id = r.id) as aspects
       from review r where booking_id = $1`,
      [trip.id],
    );
    expect(stored).toEqual({ rating: 4, photo_total: 2, aspects: 3 });

    // The code applies at the next checkout.
    const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
    const { days } = await must(page, 'booking/available-date', { course_id: plainCourse, month });
    const [day] = days;
    const address = `/booking/checkout?cid=${plainCourse}&date=${day?.date}&time=${day?.times[0]?.time}&pax=2&coupon_code=${code}`;
    await visit(page, world.origin + address);
    await page
      .getByText(/−US\$5\.00/)
      .first()
      .waitFor({ state: 'attached' });

    // Visitors read it as text.
    const [course] = await world.rows<{ address: string }>(
      `select '/' || t.slug || '/' || c.id || '/x' as address from course c join city t on t.id = c.city_id where c.id = $1`,
      [plainCourse],
    );
    await visit(page, world.origin + (course?.address ?? ''));
    await settled(page);
    await page.getByText(hostile.slice(0, 20)).first().waitFor();
    expect(await page.title()).not.toBe('pwned');
    expect(complaints).toEqual([]);
    await trip.close();
  });

  it('is written once, also by a link that is opened again, and by nobody else', async () => {
    const trip = await world.openTrip();
    const { page, expectSound } = trip;
    await visited(trip);
    await reload(page);
    await settled(page);
    const address = `${world.origin}/write-review?booking_id=${trip.id}`;
    await must(page, 'review/save', { booking_id: trip.id, rating: 5, review: 'Good', terms: true });
    await visit(page, address);
    await popup(page).getByRole('heading', { name: 'You’ve already reviewed this booking' }).waitFor();
    await expectSound('a review that exists');
    const outsider = await world.openTrip();
    await visit(outsider.page, address);
    await outsider.page.getByRole('heading', { name: 'Log in to write your review' }).waitFor();
    await outsider.expectSound('somebody else’s booking');
    await Promise.all([trip.close(), outsider.close()]);
  });

  it('can be posted without script, and says what is missing there too', async () => {
    const trip = await world.openTrip();
    await visited(trip);
    const state = await trip.page.context().storageState();
    const context = await world.browser.newContext({ javaScriptEnabled: false, storageState: state });
    const page = await context.newPage();
    await visit(page, `${world.origin}/write-review?booking_id=${trip.id}`);
    await page.getByRole('button', { name: 'Post my review' }).click();
    await page.getByText('Please select a rating').first().waitFor();
    await page.getByRole('radio', { name: /^4 stars/ }).check();
    await page.getByRole('textbox', { name: 'Your review' }).fill('Written without script.');
    await page.getByLabel(/^I was there/).check();
    await page.getByRole('button', { name: 'Post my review' }).click();
    await page.getByRole('heading', { name: 'Your review is online' }).waitFor();
    const [stored] = await world.rows('select body from review where booking_id = $1', [trip.id]);
    expect(stored).toEqual({ body: 'Written without script.' });
    await context.close();
    await trip.close();
  });

  it('is read and answered by its host without script, once', async () => {
    const trip = await world.openTrip();
    await visited(trip);
    // A login brings a new token.
    await visit(trip.page, `${world.origin}/faq`);
    await settled(trip.page);
    await must(trip.page, 'review/save', { booking_id: trip.id, rating: 4, review: 'Warm people.', terms: true });
    const host = await world.openHost(plainCourse);
    const { page, close } = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await page.context().addCookies(await host.page.context().cookies());
    await visit(page, `${world.origin}/dashboard/booking/detail/${trip.id}`);
    await page.getByRole('heading', { name: 'Your guest left 4 stars' }).waitFor();
    const field = page.getByRole('textbox', { name: 'Your reply' });
    const post = page.getByRole('button', { name: 'Post reply' });
    // The browser requires two characters; the server refuses only spaces.
    await field.fill('   ');
    await post.click();
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
    await field.fill('Thank you\nCome again');
    await post.click();
    await page.getByText('Come again').waitFor();
    expect(await post.count()).toBe(0);
    const [stored] = await world.rows('select host_reply from review where booking_id = $1', [trip.id]);
    expect(stored).toEqual({ host_reply: 'Thank you\nCome again' });
    for (const one of [{ close }, host, trip]) await one.close();
  });
});
