// The world of journeys after a booking: quickly paid bookings, a logged-in host, links from emails.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';
import { mustAs, successOf } from '#tests/e2e/calls.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { chooseLocale, settled, visit } from '#tests/e2e/journey.ts';
import { openPayWorld, sharePayWorld, type PayWorld } from '#tests/e2e/paying/pay-world.ts';

/** An experience of the demo with a meeting point, many seats and no pickup. */
export const plainCourse = 101;
/** A course whose host approves each booking; the tests set it so. */
export const requestCourse = 103;

export interface Trip extends Guest {
  ref: string;
  id: string;
  email: string;
}

interface TripWish {
  courseId?: number;
  width?: number;
  email?: string;
  pax?: number;
  /** Typed at checkout. */
  password?: string;
  locale?: string;
}

export interface TripWorld extends PayWorld {
  /** A guest's window on the page of a newly paid booking. */
  openTrip(wish?: TripWish): Promise<Trip>;
  /** A window in which the host of a course is logged in. */
  openHost(courseId: number, width?: number): Promise<Guest>;
  /** The address in the newest email of this kind to a recipient, about `ref` if given; waits for it. */
  linkInMail(kind: string, recipient: string, ref?: string): Promise<string>;
  hostOf(courseId: number): Promise<{ id: string; email: string }>;
  /** The demo's host, with a password and `plainCourse`. Do not change the password: other files use it. */
  demoHost(): Promise<{ email: string; password: string }>;
}

interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

const patienceMs = 60_000;

/** A call from the page, as its scripts make it. */
export function callFrom<N extends CallName>(page: Page, name: N, input: CallInput<N>): Promise<CallResult<N>> {
  return page.evaluate(
    async ([path, body]) => {
      const token = /(?:^|;\s*)csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) };
      const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    [name, input] as const,
  ) as Promise<CallResult<N>>;
}

export async function must<N extends CallName>(page: Page, name: N, input: CallInput<N>) {
  return successOf(name, await callFrom(page, name, input));
}

/** Logs an account in without a form. */
export async function giveSession({ rows, origin }: PayWorld, page: Page, userId: string): Promise<void> {
  const session = randomBytes(32).toString('base64url');
  await rows(`insert into session (token_hash, user_id, expires_at) values ($1, $2, banyan_now() + interval '1 day')`, [
    createHash('sha256').update(session).digest(),
    userId,
  ]);
  await page.context().addCookies([{ name: 'session', value: session, url: origin }]);
}

/** Starts the program with a course on request, and returns helpers that open its bookings. */
export async function openTripWorld(settings: Record<string, string> = {}): Promise<TripWorld> {
  return tripWorldOf(await openPayWorld(settings));
}

/** The same over the worker's shared program (`sharePayWorld`). */
export async function shareTripWorld(settings: Record<string, string> = {}): Promise<TripWorld> {
  return tripWorldOf(await sharePayWorld(settings));
}

// No other booking uses these days, so a journey can choose the first free one.
let day = 0;

async function tripWorldOf(world: PayWorld): Promise<TripWorld> {
  await world.rows(`update course set confirmation = 'on_request' where id = $1`, [requestCourse]);
  const hostOf: TripWorld['hostOf'] = async (courseId) => {
    const [host] = await world.rows<{ id: string; email: string }>(
      'select u.id, u.email from user_account u join course c on c.host_id = u.id where c.id = $1',
      [courseId],
    );
    if (host === undefined) throw new Error(`Course ${courseId} has no host`);
    return host;
  };

  const openTrip: TripWorld['openTrip'] = async (wish = {}) => {
    const { courseId = plainCourse, width = 1440, email = `trip-${(day += 1)}@example.com`, pax, password } = wish;
    const guest = await openGuest(world.browser, width);
    const { page } = guest;
    if (wish.locale !== undefined) await chooseLocale(page, world.origin, wish.locale);
    const month = new Date(Date.now() + (20 + 28 * (day % 3)) * 86_400_000).toISOString().slice(0, 7);
    const { days } = await mustAs(page, world.origin, 'booking/available-date', { course_id: courseId, month });
    const chosen = days.at(-1 - (Math.floor(day / 3) % 20));
    const slot = chosen?.times[0];
    if (chosen === undefined || slot === undefined) throw new Error(`Course ${courseId} has no free day in ${month}`);
    const { token, ref } = await mustAs(page, world.origin, 'booking/checkout', {
      course_id: courseId,
      date: chosen.date,
      time: slot.time,
      pax: pax ?? Math.max(2, slot.min_pax),
      email,
      first_name: 'Mara',
      last_name: 'Lind',
      isd_code: '+47',
      phone: '55501234',
      address: 'Hotel Metropole, 15 Ngo Quyen',
      ...(password !== undefined && { password }),
    });
    const paid = await mustAs(page, world.origin, 'payment/stripe', {
      booking_token: token,
      stripe_token: 'pm_card_visa',
    });
    await visit(page, new URL(paid.url ?? '', world.origin).href);
    await settled(page);
    const { id } = await mustAs(page, world.origin, 'booking/detail', { ref });
    return { ...guest, ref, id, email };
  };

  const openHost: TripWorld['openHost'] = async (courseId, width = 375) => {
    const { id } = await hostOf(courseId);
    const guest = await openGuest(world.browser, width);
    await giveSession(world, guest.page, id);
    return guest;
  };

  const linkInMail: TripWorld['linkInMail'] = async (kind, recipient, ref = '') => {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const [mail] = await world.rows<{ text_body: string }>(
        `select text_body from mail where kind = $1 and recipient = $2 and text_body like '%' || $3 || '%' order by created_at desc limit 1`,
        [kind, recipient, ref],
      );
      const link = /https?:\/\/\S+token=[\w-]+(?:&next=[\w%.-]+)?/.exec(mail?.text_body ?? '')?.[0];
      if (link !== undefined) return link;
      await sleep(200);
    }
    throw new Error(`No mail ${kind} to ${recipient}`);
  };

  const demoHost: TripWorld['demoHost'] = async () => {
    const accounts = JSON.parse(await readFile(`${world.program.dataDir}/demo-accounts.json`, 'utf8')) as DemoAccount[];
    const host = accounts.find(({ role }) => role === 'host');
    if (host === undefined) throw new Error('The demo has no host with a password');
    return host;
  };

  return { ...world, hostOf, demoHost, openTrip, openHost, linkInMail };
}
