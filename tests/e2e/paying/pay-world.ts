// The world of payment journeys: the program, a browser, a choice to pay for, and the ledger.
import type { Browser, Page } from 'playwright-core';
import pg from 'pg';
import { startEmbedded, ensureOwnDatabase } from '#src/server/platform/db/embedded/embedded.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import { closeWindows, sharedBrowser } from '#tests/support/browser/browser.ts';
import { startProgram, type RunningProgram } from '#tests/support/process/running-program.ts';
import { shareProgram } from '#tests/support/process/shared-programs.ts';
import { fillDetails } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';

/** An experience of the demo with free pickup, for two guests or more. */
export const courseId = 201;

export interface PayWorld {
  origin: string;
  program: RunningProgram;
  browser: Browser;
  /** The database: to replace waiting, and to count the results of a press. */
  rows<T extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** The path of checkout for a new departure. */
  checkoutPath(): string;
  /** Opens checkout for a new departure, so that tests share no seats. */
  openCheckout(page: Page, more?: string, hasScript?: boolean): Promise<void>;
  /** Puts a fault of the sandbox (sandbox/README.md) before the next requests of an operation. */
  fault(operation: string, kind: string, times: number): Promise<void>;
  /** Forgets the declined cards: five in an hour are the limit, and the catalogue has more. */
  forgetDeclines(): Promise<void>;
  close(): Promise<void>;
}

interface Day {
  date: string;
  times: { time: string; min_pax: number }[];
}

async function freeDays(origin: string): Promise<Day[]> {
  const asked = (month: string) =>
    fetch(`${origin}/api/booking/available-date`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ course_id: courseId, month }),
    }).then(async (answer) => ((await answer.json()) as { days: Day[] }).days);
  const monthAhead = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() + months, 1);
    return day.toISOString().slice(0, 7);
  };
  return (await Promise.all([1, 2, 3, 4, 5].map((months) => asked(monthAhead(months))))).flat();
}

/**
 * Starts everything, with a code EVERYTHING that covers the whole deposit. `nearby`: where this machine reaches the
 * program, when only a browser knows its name.
 */
export function openPayWorld(settings: Record<string, string> = {}, nearby?: string): Promise<PayWorld> {
  return payWorldOf(startProgram({ NODE_ENV: 'production', ...settings }), nearby);
}

const shared = new Map<string, Promise<PayWorld>>();

/**
 * The same over the worker's shared program: for tests that leave the demo unharmed. Each choice to pay for is new to
 * the worker. Closing only closes windows.
 */
export async function sharePayWorld(settings: Record<string, string> = {}): Promise<PayWorld> {
  const wanted = { NODE_ENV: 'production', ...settings };
  const key = JSON.stringify(Object.entries(wanted).toSorted());
  const goingOn = shareProgram(wanted);
  const opened = shared.get(key) ?? payWorldOf(goingOn);
  shared.set(key, opened);
  const [world, program] = await Promise.all([opened, goingOn]);
  return {
    ...world,
    async close() {
      await closeWindows();
      await program.stop();
    },
  };
}

async function payWorldOf(started: Promise<RunningProgram>, nearby?: string): Promise<PayWorld> {
  const [program, browser] = await Promise.all([started, sharedBrowser()]);
  const sandbox = /Sandbox +(http\S+)/.exec(program.printed())?.[1];
  if (sandbox === undefined) throw new Error(`No sandbox in: ${program.printed()}`);
  const silent = () => undefined;
  const server = await startEmbedded({ dataDir: program.dataDir, log: silent, isShared: true });
  const client = new pg.Client({ connectionString: await ensureOwnDatabase(server) });
  await client.connect();
  await client.query(
    `insert into coupon (code, kind, percent, minimum_spend_cents) values ('EVERYTHING', 'percent', 100, 0)`,
  );
  const days = await freeDays(nearby ?? program.origin);
  const checkoutPath = (): string => {
    const day = days.shift();
    const slot = day?.times[0];
    if (day === undefined || slot === undefined) throw new Error('The demo has no free days left');
    return checkoutUrl({ course_id: courseId, date: day.date, time: slot.time, pax: slot.min_pax });
  };
  return {
    origin: program.origin,
    checkoutPath,
    program,
    browser,
    rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    async openCheckout(page, more = '', hasScript = true) {
      await visit(page, program.origin + checkoutPath() + more);
      const button = page.getByRole('button', { name: /^(Pay US|Confirm booking)/ });
      await button.waitFor();
      if (!hasScript) return;
      if ((await button.textContent())?.startsWith('Pay')) await page.locator('#card-number iframe').waitFor();
      else await settled(page);
    },
    async fault(operation, kind, times) {
      const answer = await fetch(`${sandbox}/_control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation, kind, times }),
      });
      if (!answer.ok) throw new Error(`The sandbox took no fault: ${await answer.text()}`);
    },
    async forgetDeclines() {
      await client.query(`delete from rate_limit where key like 'wrong-card%' or key like '%card%'`);
    },
    async close() {
      await client.end();
      await closeWindows();
      await program.stop();
    },
  };
}

/** Types the contact details; a separate address for each guest tells their bookings apart. */
export async function fillGuest(page: Page, email: string): Promise<void> {
  await fillDetails(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
}

/** Confirms the address where checkout asks. */
export async function useAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use as is' }).click();
}

export async function expectBooked(page: Page): Promise<void> {
  await arrived(page, /\/booking\/detail\?ref=/);
  await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor({ timeout: 30_000 });
}
