// An external calendar on this machine, and a listing's day as a guest sees it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { settled, visit } from '#tests/e2e/journey.ts';

export interface Elsewhere {
  readonly url: string;
  /** Sets its response from now on. */
  answer(status: number, busyDays: readonly string[]): void;
  close(): void;
}

/** Serves a calendar that is busy on whole days. */
export async function serveCalendar(): Promise<Elsewhere> {
  let said = { status: 200, text: fileOf([]) };
  const server = createServer((_request, response) => void response.writeHead(said.status).end(said.text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/away.ics`,
    answer: (status, busyDays) => void (said = { status, text: fileOf(busyDays) }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(days: readonly string[]): string {
  const events = days.flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${day}@example.test`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'SUMMARY:Family matters',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//away', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

const freeDay = '#book td [role=button]:not([aria-disabled=true]):not([data-outside-month])';

/** Opens the calendar of a listing's page as a guest, at a month or its default. */
async function openDays(page: Page, url: string, month?: string): Promise<void> {
  await visit(page, url);
  await settled(page);
  await page.locator('#book').getByRole('button', { name: 'Reserve' }).click();
  await page.locator('#book td:visible').first().waitFor();
  await settled(page);
  if (month === undefined) return;
  const isShown = async () => (await page.locator(`#book table[aria-label*="${month}"]`).count()) > 0;
  for (let turned = 0; turned < 12 && !(await isShown()); turned += 1) {
    await page.locator('#book').getByRole('button', { name: 'Next month' }).click();
    await settled(page);
  }
}

/** The last free day of the first month with any: `2026-12-02` and its label. */
export async function findFreeDay(page: Page, url: string): Promise<{ date: string; said: string }> {
  await openDays(page, url);
  const said = /\d{1,2} \w+ \d{4}/.exec(await page.locator(freeDay).last().innerText())?.[0];
  if (said === undefined) throw new Error('No free day');
  return { date: new Date(`${said} UTC`).toISOString().slice(0, 10), said };
}

/** A day's label in the calendar of a listing's page. */
export async function readDay(page: Page, url: string, said: string): Promise<string> {
  await openDays(page, url, said.slice(said.indexOf(' ') + 1));
  const day = page.locator('#book td [role=button]:not([data-outside-month])').filter({ hasText: said });
  return (await day.getAttribute('aria-disabled')) === 'true' ? 'taken' : day.innerText();
}
