// Two phones at one entrance, offline: a guide and a host check guests in, and agree once online; a lost phone is
// erased.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#src/server/seed/accounts.ts';
import { voucherCode } from '#src/server/features/booking/voucher-code.ts';
import { hashPassword } from '#src/server/features/user/index.ts';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { chooseBrowser, launchBrowser } from '#tests/support/browser/browser.ts';
import { loadDemo } from '#tests/support/catalogue/demo.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { logIn } from '#tests/e2e/log-in.ts';

const password = 'A long word for guides';

interface Coming {
  ref: string;
  first_name: string;
  pax: number;
  title: string;
  departure: string;
  course_id: number;
  expires_at: number;
}

describe.skipIf(chooseBrowser() === null)('the entrance', () => {
  let program: TestApp;
  let browser: Browser;
  let origin: string;
  let guide: Guest;
  let host: Guest;
  let parties: Coming[];

  beforeAll(async () => {
    program = await createTestApp({ fill: loadDemo });
    const hash = await hashPassword(password);
    await program.database.pool.query(
      `update user_account set password_hash = $1, verified_at = banyan_now() where id = any($2)`,
      [hash, [demoId('guide'), demoId('pema')]],
    );
    const result = await program.database.pool.query<Coming>(
      `select b.ref, b.first_name, b.pax, c.title, d.local_date || 'T' || to_char(d.start_time, 'HH24:MI') as departure,
         c.id as course_id, (extract(epoch from d.ends_at) * 1000)::bigint + 86400000 as expires_at
       from booking b join departure d on d.id = b.departure_id join course c on c.id = b.course_id
       where c.host_id = (select host_id from course where external_key = 'kathmandu-stupa-walk') and d.starts_at < banyan_now() and d.ends_at > banyan_now()
       order by lower(b.first_name)`,
    );
    parties = result.rows;
    origin = await program.app.listen({ port: 0, host: '127.0.0.1' });
    origin = origin.replace('127.0.0.1', 'localhost');
    browser = await launchBrowser();
    // The phones' time zone is the departure's: from 18:15 UTC on, today in Kathmandu is another day than in UTC.
    const where = { timezoneId: 'Asia/Kathmandu' };
    guide = await openGuest(browser, 375, where);
    host = await openGuest(browser, 375, where);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.close();
  });

  const codeOf = ({ ref, departure, course_id: courseId, pax, expires_at: expiresAt }: Coming) =>
    voucherCode(
      { ref, departure, courseId, pax, balanceMinor: 0, currency: 'NPR', expiresAt: Number(expiresAt) },
      program.services.keys.voucher.private,
    );
  const signIn = async (who: Guest, key: string) => {
    await visit(who.page, `${origin}/user/login?next=%2Fdashboard%2Fhost-panel`);
    await settled(who.page);
    const [account] = (await program.database.pool.query('select email from user_account where id = $1', [demoId(key)]))
      .rows;
    await logIn(who.page.locator('main'), { email: account.email, password });
    await who.page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  };
  const openCheck = async ({ page }: Guest) => {
    await page.getByRole('link', { name: 'Check in guests' }).click();
    await arrived(page, /\/check$/);
    await page.getByText('this page now works offline').waitFor();
    await page.getByText('Online. Everything is sent.').waitFor();
  };
  const type = async (page: Page, text: string) => {
    await page.getByLabel('Or type the booking’s 8 letters, or paste the code').fill(text);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  const statusOf = async (ref: string) =>
    (await program.database.pool.query('select status, cash from booking where ref = $1', [ref])).rows[0];

  it('shows a guide who comes today, and nothing that is not theirs', async () => {
    await signIn(guide, 'guide');
    const { page } = guide;
    // Late in the evening another departure of the same experience appears below.
    const cards = page.getByRole('article').filter({ hasText: parties[0]!.title });
    const card = cards.filter({ hasText: parties[0]!.first_name });
    await card.getByText(parties[0]!.first_name).waitFor();
    expect(await card.getByRole('link', { name: 'Call' }).count()).toBe(3);
    expect(await page.getByRole('link', { name: 'Requests', exact: true }).count()).toBe(0);
    await guide.expectSound('Today of a guide');
  });

  it('lets guests in by letters and by code with the network off, and keeps it over a reload', async () => {
    await openCheck(guide);
    const { page } = guide;
    await guide.expectSound('the list on the phone');
    await page.context().setOffline(true);
    await reload(page);
    await page.getByText('Offline. Check-in still works.').waitFor();
    const [anna, other] = [parties[0]!, parties[1]!];
    await type(page, `${other.ref.slice(0, 4).toLowerCase()} ${other.ref.slice(4)}`);
    const panel = page.locator('.result');
    await panel.getByText(other.first_name).waitFor();
    if (other.pax > 1) await panel.getByRole('button', { name: 'One fewer' }).click();
    await panel.getByRole('button', { name: /^Check in/ }).click();
    await panel.getByRole('button', { name: /^Collect .* in cash/ }).click();
    await panel.getByText(/Cash received/).waitFor();
    await guide.expectSound('a party on the phone');
    await panel.getByRole('button', { name: 'Next guest' }).click();
    await type(page, codeOf(anna));
    await panel.getByText(anna.first_name).waitFor();
    if (anna.pax > 1) await panel.getByRole('button', { name: /^Check in/ }).click();
    await panel.getByRole('heading', { name: /Checked in$|All \d checked in$/ }).waitFor();
    await page.getByText(/Offline\. \d changes waiting to be sent\./).waitFor();
    await reload(page);
    await page.getByText(/Offline\. \d changes waiting to be sent\./).waitFor();
    expect(await statusOf(anna.ref)).toMatchObject({ status: 'confirmed' });
  });

  it('agrees with the host’s phone, which was offline too, once both are online', async () => {
    await signIn(host, 'pema');
    await openCheck(host);
    const { page } = host;
    const anna = parties[0]!;
    await page.context().setOffline(true);
    await type(page, anna.ref);
    await page
      .locator('.result')
      .getByRole('button', { name: /^Check in/ })
      .click();
    await guide.page.context().setOffline(false);
    await guide.page.getByText('Online. Everything is sent.').waitFor();
    expect(await statusOf(anna.ref)).toMatchObject({ status: 'checked_in' });
    expect(await statusOf(parties[1]!.ref)).toMatchObject({ cash: 'host_says_paid' });
    await page.context().setOffline(false);
    await page.getByText('Online. Everything is sent.').waitFor();
    await page
      .locator('.look')
      .getByText(/Also checked in on “Computer” at/)
      .waitFor();
    expect((await program.database.pool.query('select from check_event where kind = $1', ['let_in'])).rowCount).toBe(3);
    await reload(guide.page);
    await guide.page
      .locator('.look')
      .getByText(/Checked in again on “Computer” at/)
      .waitFor();
    await host.expectSound('two phones that differ');
  });

  it('lets a guest in whose booking is newer than the list', async () => {
    const { page } = guide;
    await page.context().setOffline(true);
    await type(page, codeOf({ ...parties[0]!, ref: 'KMKMKMKM', pax: 2 }));
    await page.locator('.result').getByText('Not on the guest list').waitFor();
    await page.locator('.result').getByRole('button', { name: 'Check in 2 guests' }).click();
    await page.getByText('Offline. 1 change waiting to be sent.').waitFor();
    await page.context().setOffline(false);
    await page.locator('.look').getByText('KMKM KMKM: not one of your bookings').waitFor();
  });

  it('erases a lost phone at its next contact, and says so in the panel', async () => {
    const { page } = host;
    await visit(page, `${origin}/dashboard/host-panel`);
    await settled(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Dawa Guide' }).filter({ hasText: 'Last online' });
    await row.getByRole('button', { name: 'Disconnect' }).click();
    await row.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('It erases its list the next time it’s online').waitFor();
    await host.expectSound('Today of a host');
    await reload(guide.page);
    await guide.page.getByText('This phone was disconnected, and everything on it was erased.').waitFor();
    expect(await guide.page.locator('.day').isVisible()).toBe(false);
    expect(await guide.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    await reload(page);
    await page.getByText('Disconnected and erased.').waitFor();
    expect(
      [...guide.complaints, ...host.complaints].filter((line) => !/ERR_INTERNET_DISCONNECTED|403/.test(line)),
    ).toEqual([]);
  });
});
