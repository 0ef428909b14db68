// User input stays text: every user-filled text column holds markup, and no page, email or document makes an element of
// it (docs/security.md). The columns come from the database, so none is forgotten.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { hanoi, karsts } from '#tests/e2e/world.ts';
import { must, openTripWorld, type Trip, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

// Written by the program: names for machines, not user input.
const machines =
  /(^|_)(id|ids|key|slug|code|hash|token|ref|url|lang|language|languages|locale|zone|image|images|kind|sha256|scope|topic)$/;
const tables = [
  'addon',
  'ambassador_application',
  'booking',
  'category',
  'city',
  'companion',
  'content_page',
  'country',
  'course',
  'feedback',
  'host',
  'inquiry',
  'message',
  'problem_report',
  'review',
  'user_account',
  'user_identity',
];

/**
 * Ends a text, an attribute, a comment and a script; the element that it would make names its column. Begins with
 * letters from right to left.
 */
const markup = (column: string) =>
  `אב x"'>--></title></script><b data-stored="${column}" onclick=alert(1)>y</b><img src=x onerror=alert(2)>`;

describe.skipIf(chooseBrowser() === null)('markup that people wrote', () => {
  let world: TripWorld;
  let trip: Trip;
  const written: string[] = [];

  beforeAll(async () => {
    world = await openTripWorld();
    trip = await world.openTrip({ courseId: karsts.id });
    await must(trip.page, 'conversation/send', { ref: trip.ref, message: 'Good morning', key: randomUUID() });
    const columns = await world.rows<{ table_name: string; column_name: string; is_list: boolean }>(
      `select table_name, column_name, data_type = 'ARRAY' as is_list from information_schema.columns
       where table_schema = 'public' and table_name = any($1) and (data_type in ('text', 'USER-DEFINED')
         or (data_type = 'ARRAY' and udt_name = '_text')) order by 1, 2`,
      [tables],
    );
    for (const { table_name: table, column_name: column, is_list } of columns) {
      if (machines.test(column) || column === 'email') continue;
      const name = `${table}.${column}`;
      // Unique names end with their row's position.
      const value = is_list ? 'array[$1]' : `$1 || ' ' || ctid::text`;
      const write = (text: string) =>
        world
          .rows(`update "${table}" set "${column}" = ${value}`, [text])
          .then(() => true)
          .catch((error: { code?: string }) => {
            // A check constraint refuses it: it is too long, or no free text.
            if (error.code !== '23514' && error.code !== '22001') throw error;
            return false;
          });
      const isWritten = (await write(markup(name))) || (await write(`"><b data-stored=${column}>`));
      if (isWritten) written.push(name);
    }
  });
  afterAll(() => world?.close());

  /**
   * Elements made from a text, raw texts, and texts with the wrong direction: Arabic and Hebrew words would change
   * places with their neighbours.
   */
  const found = async (page: Page) =>
    page.evaluate(() => {
      const turned = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const within = node.parentElement;
        if (within === null || !node.textContent?.includes('data-stored=')) continue;
        // Our sentences isolate it by marks.
        if (node.textContent.includes('\u2068')) continue;
        if (within.closest('[dir=auto], a[dir=ltr], bdi, option, script, style, title, noscript') === null)
          turned.add(
            `${within.tagName} ${within.className} ${node.textContent.replace(/.*data-stored="?([\w.]+).*/s, '$1')}`,
          );
      }
      return {
        made: [...document.querySelectorAll('[data-stored], img[src="x"]')].map((one) => one.outerHTML),
        shown: document.body.innerText.includes('<b data-stored=') || document.body.innerHTML.includes('data-stored='),
        turned: [...turned],
      };
    });

  it('is in all that people write', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'booking.first_name',
        'city.name',
        'content_page.body',
        'content_page.title',
        'course.description',
        'course.title',
        'host.display_name',
        'host.story',
        'message.text',
        'review.body',
        'review.guest_name',
        'user_account.first_name',
      ]),
    );
  });

  it('is text on every page that shows it', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of ['/', hanoi, '/s/data-stored', `/product/detail?id=${karsts.id}`, '/faq', '/contact-us']) {
      await visit(page, world.origin + path);
      await settled(page);
      expect.soft([path, await found(page)]).toEqual([path, { made: [], shown: true, turned: [] }]);
    }
    expect(dialogs).toEqual([]);
    await close();
  });

  it('is text in a conversation', async () => {
    await visit(trip.page, `${world.origin}/dashboard/messages/${trip.ref}`);
    await settled(trip.page);
    expect.soft(await found(trip.page)).toEqual({ made: [], shown: true, turned: [] });
  });

  it('is text on the page of a booking and in its mails', async () => {
    await visit(trip.page, `${world.origin}/booking/detail?ref=${trip.ref}`);
    await settled(trip.page);
    expect.soft(await found(trip.page)).toEqual({ made: [], shown: true, turned: [] });
    await world.rows(
      `insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', kind, 'booking_id', $1::text)
      from unnest(array['booking-confirmed', 'host-new-booking', 'booking-moved', 'host-problem']) as kind`,
      [trip.id],
    );
    const mails = async () =>
      world.rows<{ kind: string; html_body: string }>(
        `select kind, html_body from mail where booking_id = $1 and html_body like '%data-stored%'`,
        [trip.id],
      );
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    const { page, close } = await openGuest(world.browser, 1440);
    for (const { kind, html_body } of await mails()) {
      await page.setContent(html_body);
      expect.soft([kind, await found(page)]).toEqual([kind, { made: [], shown: true, turned: [] }]);
    }
    await close();
  });
});
