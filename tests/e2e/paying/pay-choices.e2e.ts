// Discount codes, the offer of a first visit, add-ons: changes of a price before payment.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorText } from '#src/contract/errors.ts';
import { findPoorContrast } from '#tests/support/browser/axe.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { figuresIn, openGuest, pressPay } from '#tests/e2e/guest.ts';
import { arrived, live, reload, stir, visit } from '#tests/e2e/journey.ts';
import { showsFocus, tabTo } from '#tests/e2e/keyboard.ts';
import { overWidth, readThrough, smallTargets, watchShifts } from '#tests/e2e/pages/layout-checks.ts';
import { expectBooked, fillGuest, openPayWorld, type PayWorld } from './pay-world.ts';
import { logIn } from '#tests/e2e/log-in.ts';

const offer = { FIRST_VISIT_CODE: 'WELCOME5', FIRST_VISIT_TEXT: 'US$5 off your first booking of US$20 or more.' };

describe.skipIf(chooseBrowser() === null)('a discount code', () => {
  let world: PayWorld;

  beforeAll(async () => {
    world = await openPayWorld(offer);
  });
  afterAll(() => world?.close());

  it('is offered once to who has looked round for a while, and never at checkout', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 375);
    await page.clock.install();
    await world.openCheckout(page);
    await stir(page);
    await page.clock.fastForward(60_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await visit(page, world.origin);
    await stir(page);
    await page.clock.fastForward(21_000);
    const dialog = page.getByRole('dialog', { name: 'A discount on your first booking' });
    await dialog.filter({ hasText: 'WELCOME5' }).getByText(offer.FIRST_VISIT_TEXT).waitFor();
    await expectSound('voucher-code');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'voucher_shown');
    expect(cookie?.value).toBe('1');
    await reload(page);
    await stir(page);
    await page.clock.fastForward(60_000);
    expect(await dialog.count()).toBe(0);
    await close();
  });

  it('and add-ons: who reserves without having seen one is asked once, and what is chosen there goes along', async () => {
    // Too low for the add-ons of the widget.
    const viewport = { width: 1440, height: 520 };
    const { page, expectSound, close } = await openGuest(world.browser, 1440, { viewport });
    const [course] = await world.rows<{ id: number }>(
      `select c.id from course c join addon a on a.course_id = c.id
       where c.status = 'published' and not a.is_preselected order by c.id limit 1`,
    );
    await visit(page, `${world.origin}/product/detail?id=${course?.id}`);
    await page.locator('#book [aria-haspopup=dialog]').click();
    await page.locator('#book td [role=button]:not([aria-disabled=true]):not([data-outside-month])').last().click();
    await page.locator('input[name=book-time]').first().check();
    const reserve = page.getByRole('button', { name: /^Reserve for/ });
    await reserve.click();
    const prompt = page.getByRole('dialog', { name: 'Would you like an add-on?' });
    await prompt.waitFor();
    await expectSound('addon-prompt');
    await prompt.getByRole('button', { name: 'Choose add-ons' }).click();
    const choice = page.getByRole('dialog', { name: 'Add-ons' });
    await choice
      .getByRole('button', { name: /^More: / })
      .first()
      .click();
    // The last price stays, dimmed, while the next one loads.
    await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
    await expectSound('addon-choice');
    await choice.getByRole('button', { name: 'Reserve' }).click();
    await arrived(page, /\/booking\/checkout\?.*addons=/);
    await close();
  });

  it('and everything next to it on checkout is fit for thumbs, narrow windows and the dark', async () => {
    const { page, close } = await openGuest(world.browser, 375);
    await world.openCheckout(page);
    await page.locator('summary').first().click();
    expect(await smallTargets(page)).toEqual([]);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findPoorContrast(page)).toEqual([]);
    await close();
    const { page: still, close: closeStill } = await openGuest(world.browser, 1440);
    const seen = await watchShifts(still);
    await world.openCheckout(still);
    await readThrough(still);
    const { sum, worst } = await seen();
    expect(sum <= 0.02 ? [] : worst).toEqual([]);
    await closeStill();
  });

  it('is refused in the words of the catalogue, applied, and taken off again', async () => {
    const { page, expectSound, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    const before = await figuresIn(page, 'aside');
    await page.locator('aside').getByRole('button', { name: 'Have a discount code?' }).last().click();
    const field = page.getByLabel('Discount code').last();
    const apply = page.getByRole('button', { name: 'Apply' }).last();
    await apply.click();
    await page.getByText('Please fill the discount code.').last().waitFor();
    const wrong: readonly [string, ErrorCode][] = [
      ['NOSUCHCODE', 'coupon-unknown'],
      ['LASTYEAR', 'coupon-expired'],
    ];
    for (const [code, error] of wrong) {
      await field.fill(code);
      await apply.click();
      await page.getByText(errorText(error)).last().waitFor();
    }
    await expectSound('a refused code');
    await field.fill('WELCOME5');
    await field.press('Enter');
    await page.getByText('You save US$5.00').last().waitFor();
    expect((await figuresIn(page, 'aside')).online).toBe(before.online - 500);
    await page.getByRole('button', { name: 'Remove' }).last().click();
    await expect.poll(async () => (await figuresIn(page, 'aside')).online).toBe(before.online);
    await close();
  });

  it('and everything typed stays when somebody logs in on the way', async () => {
    const password = /guest@banyan\.example\s+(\S+)/.exec(world.program.printed())?.[1] ?? '';
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    await fillGuest(page, 'typed@example.com');
    await page.getByRole('textbox', { name: /^Message to/ }).fill('We come with a pram.');
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await logIn(dialog, { email: 'guest@banyan.example', password });
    await page.getByText(/^Booking as /).waitFor();
    expect(await page.getByLabel('First name').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: /^Message to/ }).inputValue()).toBe('We come with a pram.');
    expect(await page.getByLabel('Pickup address').inputValue()).toContain('Metropole');
    await page.getByText('You save').last().waitFor();
    await pressPay(page);
    await arrived(page, /\/booking\/detail\?ref=/);
    const [made] = await world.rows<{ email: string }>(`select email from booking where message like '%pram%'`);
    expect(made?.email).toBe('guest@banyan.example');
    await close();
  });

  it('that cannot be calculated shows a tooltip, and closing that reloads the page', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page);
    await page.getByLabel('Email', { exact: true }).fill('kept@example.com');
    await page.route('**/api/booking/calculate', (route) => route.abort());
    await page.locator('aside').getByRole('button', { name: 'Have a discount code?' }).last().click();
    await page.getByLabel('Discount code').last().fill('WELCOME5');
    await page.getByRole('button', { name: 'Apply' }).last().click();
    const tooltip = page.getByRole('alert').filter({ hasText: errorText('calculation-failed') });
    await tooltip.waitFor();
    const reloaded = page.waitForEvent('load');
    await tooltip.getByRole('button').click();
    await reloaded;
    await live(page);
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('kept@example.com');
    await close();
  });

  it.each([375, 1440])('that covers everything books without any payment at %i px', async (width) => {
    const { page, complaints, close } = await openGuest(world.browser, width);
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    await fillGuest(page, `nothing-due-${width}@example.com`);
    expect(await page.getByLabel('Name on card').count()).toBe(0);
    await pressPay(page, 2);
    await expectBooked(page);
    const made = await world.rows(`select status, payment from booking where email = $1`, [
      `nothing-due-${width}@example.com`,
    ]);
    expect(made).toEqual([{ status: 'confirmed', payment: 'none' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('and the rest of checkout can be done by keyboard alone', async () => {
    const { page, close } = await openGuest(world.browser, 1440);
    await world.openCheckout(page, '&coupon_code=EVERYTHING');
    const type = async (name: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name, exact: true }), 40);
      expect([name, await showsFocus(page)]).toEqual([name, true]);
      await page.keyboard.type(text);
    };
    await type('Pickup address', 'Hotel Metropole, 15 Ngo Quyen');
    await type('Email', 'keyboard@example.com');
    await type('First name', 'Mara');
    await type('Last name', 'Lind');
    await tabTo(page, page.getByRole('button', { name: 'Confirm booking' }), 40);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Is your pickup address complete?' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Use as is' }), 5);
    await page.keyboard.press('Enter');
    await expectBooked(page);
    await close();
  });
});
