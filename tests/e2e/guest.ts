// A guest with a browser window: moves as people do, and records the browser's errors.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { TestRunner, expect, onTestFailed } from 'vitest';
import { findViolations } from '#tests/support/browser/axe.ts';

export interface Guest {
  page: Page;
  /** Console errors and uncaught errors so far. */
  complaints: string[];
  /** Expects no axe findings, and nothing wider than the window. */
  expectSound(place: string): Promise<void>;
  /** Makes the window this wide, as a window of that width is opened. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

const sizeOf = (width: number) => ({ width, height: width < 768 ? 812 : 900 });

/** Opens a window of this width, with the test's other browser options. */
export async function openGuest(browser: Browser, width: number, wishes: BrowserContextOptions = {}): Promise<Guest> {
  // Without motion, so that colours are never measured halfway.
  const context = await browser.newContext({ viewport: sizeOf(width), reducedMotion: 'reduce', ...wishes });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const sayFrames = async () => {
    if (!page.isClosed()) process.stdout.write(`${page.url()} when the test failed: ${await framesOf(page)}\n`);
  };
  // A window shared by the tests of a file belongs to none of them.
  if (TestRunner.getCurrentTest() !== undefined) onTestFailed(sayFrames);
  return {
    page,
    complaints,
    async expectSound(place) {
      // From the top: after a scroll the bars may cover some control.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findViolations(page), place).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
    },
    resize: (wide) => page.setViewportSize(sizeOf(wide)),
    close: () => context.close(),
  };
}

/** Whether the browser still paints this page: without frames a page looks broken. */
function framesOf(page: Page): Promise<string> {
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const start = performance.now();
        const about = (what: string) => resolve(`${document.visibilityState}, ${what}`);
        requestAnimationFrame(() => about(`a frame after ${Math.round(performance.now() - start)} ms`));
        setTimeout(() => about('no frame within 5 s'), 5000);
      }),
  );
  const silent = new Promise<string>((resolve) => setTimeout(resolve, 8000, 'its script does not answer'));
  return Promise.race([asked, silent]).catch(String);
}

/** The first amount in US dollars of a text, in cents. */
export function centsIn(text: string | null): number {
  const found = /US\$([\d,]+)\.(\d{2})/.exec(text ?? '');
  if (!found) throw new Error(`No amount in: ${text}`);
  return Number(`${found[1]?.replaceAll(',', '')}${found[2]}`);
}

export interface Figures {
  total: number;
  online: number;
  /** As displayed, in the local currency. */
  cash: string;
}

export async function figuresIn(page: Page, selector: string): Promise<Figures> {
  const area = page.locator(selector);
  const textOf = (label: string) =>
    area.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]').first().textContent();
  const online = (await area.getByText('Pay now', { exact: true }).count()) > 0 ? 'Pay now' : 'Paid online';
  return {
    total: centsIn(await textOf('Total')),
    online: centsIn(await textOf(online)),
    cash: (await textOf('Cash to your host on the day')) ?? '',
  };
}

/** Types the contact details, and the pickup address when asked. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('mara@example.com');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
  const pickup = page.getByLabel('Pickup address');
  if ((await pickup.count()) > 0) await pickup.fill('Hotel Metropole, 15 Ngo Quyen');
}

/** Types a card into the provider's frames. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const field = (part: string) => page.frameLocator(`#card-${part} iframe`).locator('input').first();
  await field('number').fill(number);
  await field('expiry').fill('12 / 34');
  await field('cvc').fill('123');
  await page.getByLabel('Name on card').fill('Mara Lind');
  // The frames report input a moment later; people are never that quick.
  await page.locator('.StripeElement--complete').nth(2).waitFor();
}

/** Presses Pay once it is enabled. */
export async function clickPay(page: Page, times: 1 | 2 = 1): Promise<void> {
  const button = page.getByRole('button', { name: /^(Pay US|Confirm booking)/ });
  const isReady = async () => {
    // After a scroll the browser briefly sees the card frame under the pointer; the button waits for a price.
    await button.hover();
    return button.evaluate((one) => one.matches(':hover:not([aria-disabled=true])'));
  };
  await button.scrollIntoViewIfNeeded();
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
  await button.click({ clickCount: times });
}

/**
 * Presses Pay, and confirms the pickup address where asked: once per address, as the form remembers. Otherwise reads
 * nothing after the press: it may leave the page at once.
 */
export async function pressPay(page: Page, times: 1 | 2 = 1): Promise<void> {
  const forms = page.locator('form:has(input[name=pickupAddress])');
  const isUnsure = await forms.evaluateAll((all: (HTMLFormElement & { confirmed?: string })[]) =>
    all.some((form) => new FormData(form).get('pickupAddress') !== form.confirmed),
  );
  await clickPay(page, times);
  if (!isUnsure) return;
  const use = page.getByRole('button', { name: 'Use as is' });
  await use
    .or(page.getByRole('alert').filter({ hasText: /needs? your attention/ }))
    .first()
    .waitFor();
  if (!(await use.isVisible())) return;
  await forms.evaluateAll((all: (HTMLFormElement & { confirmed?: string })[]) => {
    for (const form of all) form.confirmed = String(new FormData(form).get('pickupAddress'));
  });
  await use.click();
}

/** Opens every folded section, as a guest would one by one. */
export async function unfold(page: Page): Promise<void> {
  await page
    .locator('main details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
}
