// A day at the entrance besides check-in: the order of pickups, the printed list, and the page on the home screen.
import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#src/server/seed/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { chooseBrowser, launchBrowser } from '#tests/support/browser/browser.ts';
import { loadDemo } from '#tests/support/catalogue/demo.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { reload, settled, visit } from '#tests/e2e/journey.ts';

interface Party {
  departure_id: number;
  first_name: string;
  ref: string;
  title: string;
}

// A4 in CSS pixels.
const paper = { width: 794, height: 1123 };

describe.skipIf(chooseBrowser() === null)('a day at the entrance', () => {
  let program: TestApp;
  let browser: Browser;
  let origin: string;
  let host: Guest;
  let parties: Party[];

  beforeAll(async () => {
    program = await createTestApp({ fill: loadDemo });
    const { pool } = program.database;
    // Guests of the current departure, each picked up from another street.
    const result = await pool.query<Party>(
      `with fetched as (
         select b.id, row_number() over (order by b.created_at, b.id) as turn
         from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
         where c.host_id = (select host_id from course where external_key = 'kathmandu-stupa-walk') and d.starts_at < banyan_now() and d.ends_at > banyan_now()
       )
       update booking b set pickup_address = 'Street ' || f.turn, pickup_latitude = 27.7 + f.turn * 0.01, pickup_longitude = 85.3
       from fetched f join booking o on o.id = f.id join course c on c.id = o.course_id where b.id = f.id
       returning b.departure_id, b.first_name, b.ref, c.title`,
    );
    parties = result.rows;
    origin = (await program.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
    browser = await launchBrowser();
    host = await openGuest(browser, 375);
    const session = randomBytes(32).toString('base64url');
    await pool.query(
      `insert into session (token_hash, user_id, expires_at) values ($1, $2, banyan_now() + interval '1 day')`,
      [createHash('sha256').update(session).digest(), demoId('pema')],
    );
    await host.page.context().addCookies([{ name: 'session', value: session, url: origin }]);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.close();
  });

  const departureId = () => parties[0]!.departure_id;
  const stops = async (): Promise<string[]> => {
    const items = host.page.locator('details li').filter({ has: host.page.getByRole('button', { name: /^Later: / }) });
    return Promise.all((await items.all()).map(async (item) => (await item.locator('b').textContent()) ?? ''));
  };
  const openStops = async () => {
    await host.page.getByText('3 pickups in order').click();
    await host.page
      .getByRole('button', { name: /^Later: / })
      .first()
      .waitFor();
  };

  it('keeps the order in which a host fetches guests', async () => {
    const { page } = host;
    expect(parties).toHaveLength(3);
    await visit(page, `${origin}/dashboard/host-panel`);
    await settled(page);
    await openStops();
    const [first, second, third] = await stops();
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/departure/pickups'));
    await page.getByRole('button', { name: `Later: ${first}` }).click();
    expect((await kept).status()).toBe(200);
    expect(await stops()).toEqual([second, first, third]);
    await reload(page);
    await settled(page);
    await openStops();
    expect(await stops()).toEqual([second, first, third]);
    expect(await page.getByRole('button', { name: `Earlier: ${second}` }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: `Later: ${third}` }).isDisabled()).toBe(true);
    await host.expectSound('pickups in order');
  });

  it('prints a departure on one page: who comes, in which order, and nothing to press', async () => {
    const { page } = host;
    await visit(page, `${origin}/dashboard/host-panel/manifest/${departureId()}`);
    await settled(page);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await host.expectSound('a list for paper');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize(paper);
    for (const { first_name: name, ref } of parties) {
      await page
        .getByRole('row')
        .filter({ hasText: `${ref.slice(0, 4)} ${ref.slice(4)}` })
        .getByText(name)
        .waitFor();
    }
    const controls = page.locator('a:visible, button:visible, input:visible, select:visible, summary:visible');
    expect(await controls.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200)))).toEqual([]);
    const looks = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main h1, main p, main td, main th')];
      const dark = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      return {
        smallest: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
        palest: Math.max(...texts.map((text) => dark(getComputedStyle(text).color))),
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cut: [...document.querySelectorAll('main div')].filter((box) => box.scrollWidth > box.clientWidth + 1).length,
      };
    });
    expect(looks.smallest).toBeGreaterThanOrEqual(13);
    expect(looks.palest).toBeLessThan(140);
    expect(looks.over).toBeLessThanOrEqual(0);
    expect(looks.cut).toBe(0);
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: null, colorScheme: null });
    await host.resize(375);
  });

  it('can be put on the home screen, and shows the day there without a network', async () => {
    const { page } = host;
    await visit(page, `${origin}/check`);
    await page.getByText('this page now works offline').waitFor();
    await page.locator('.day').getByText(parties[0]!.first_name).first().waitFor();
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(`${origin}${address}`)).json();
    expect(manifest).toMatchObject({ start_url: '/check', scope: '/check', display: 'standalone' });
    const sizes = [];
    for (const { src, sizes: said, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
      const file = await page.request.get(`${origin}${src}`);
      expect(file.headers()['content-type']).toContain(type);
      const { width, height } = await sharp(await file.body()).metadata();
      if (said !== 'any') expect(`${width}x${height}`).toBe(said);
      sizes.push(said);
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const worker = await page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready;
      return [active?.scriptURL, scope];
    });
    expect(worker).toEqual([`${origin}/check/worker.js`, `${origin}/check`]);
    // The browser's own verdict; a test's window stores nothing, like a private one.
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect([errors, others]).toEqual([[], []]);
    await page.context().setOffline(true);
    await visit(page, `${origin}${manifest.start_url}`);
    await page.getByText('Offline. Check-in still works.').waitFor();
    for (const { first_name: name } of parties) await page.locator('.day').getByText(name).first().waitFor();
    await host.expectSound('the day without a network');
    await page.context().setOffline(false);
    expect(host.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
