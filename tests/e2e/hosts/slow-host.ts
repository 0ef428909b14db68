// A host's window: a phone 360 px wide on a line of 400 kB/s, as in a valley with one mast.
import type { Browser } from 'playwright-core';
import { openSlowLine } from '#tests/support/browser/slow-line.ts';
import { openGuest, type Guest } from '../guest.ts';

const speed = { latencyMs: 100, bytesPerSecond: 400_000 };
export const slowWidth = 360;

/** Opens such a window; its line ends with it. */
export async function openSlowHost(browser: Browser): Promise<Guest> {
  const line = await openSlowLine(speed);
  const host = await openGuest(browser, slowWidth, { proxy: { server: line.proxy } });
  host.page.context().once('close', line.close);
  return host;
}
