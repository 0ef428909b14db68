// A screenshot of README, and waiting until a page is ready.
import type { Page } from 'playwright-core';
import { drawn, settled } from '#tests/e2e/journey.ts';

export interface Shot {
  /** File name in docs/screens, without extension. */
  name: string;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  dark?: true;
  /** Of the picture in pixels, if different. */
  pictureWidth?: number;
  /** Opens the page in this window. `accounts`: the demo's account file. */
  show: (page: Page, origin: string, accounts: string) => Promise<void>;
}

// Loading placeholders, also of the header's account.
const loading = '.animate-shimmer, header span.size-12';

/** Waits until nothing loads or moves, with pointer and focus out of the way. */
export async function still(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction((selector) => document.querySelector(selector) === null, loading);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
  await drawn(page);
}
