// What a picture of README is, and when a page stands still for it.
import type { Page } from 'playwright-core';
import { drawn, settled } from '#tests/e2e/journey.ts';

export interface Shot {
  /** The file in docs/screens, without its ending. */
  name: string;
  /** The window, in CSS pixels. */
  width: number;
  height: number;
  dark?: true;
  /** The width of the picture in pixels, where it is not that of the window. */
  pictureWidth?: number;
  /** Goes there, in a window of this size. `accounts`: the file with those of the demo. */
  show: (page: Page, origin: string, accounts: string) => Promise<void>;
}

// What stands in the place of something that is being loaded: also of the account in the header.
const loading = '.animate-shimmer, header span.size-12';

/** Waits until nothing is loaded or moves any more, with the pointer and the focus out of the way. */
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
