import type { Page } from 'playwright-core';
import { findPoorContrast, findViolations } from '#tests/support/browser/axe.ts';

/** What axe says of the page as it is, in the light and in the dark. */
export async function violationsIn(page: Page, width: number): Promise<unknown[]> {
  const light = (await findViolations(page)).map((found) => ({ width, colorScheme: 'light', ...found }));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = (await findPoorContrast(page)).map((found) => ({ width, colorScheme: 'dark', ...found }));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light, ...dark];
}
