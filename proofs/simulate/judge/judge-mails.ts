// Compares the emails seen with those required: each exactly once.
import type { Reading, Seen } from '#proofs/simulate/watch.ts';

// The emails that a year's bookings require, from their recorded events and not from the queue.

/** The expected number of emails of one kind about a booking. */
interface Expected {
  booking: string;
  kind: string;
  least: number;
  most: number;
}

interface Rule {
  /** Events, in SQL: rows of `booking`, each reported once. */
  events: string;
  kinds: readonly string[];
  /** Kinds that may also have been sent, once. */
  perhaps?: readonly string[];
}

const history = (where: string) => `select booking_id as booking from booking_history where ${where}`;
// A host who cancels a whole departure sees the result on the screen.
const toldOnScreen = `(select b.id from booking b join departure d on d.id = b.departure_id
  where d.course_id || '|' || d.local_date || '|' || to_char(d.start_time, 'HH24:MI') = any($1::text[]))`;
// A request on a departure that its host cancels gets that email, and not the one for declined or expired.
const calledOff = `(select id from booking where cancel_cause not in ('request_declined', 'request_expired'))`;
const ofRequest = (where: string) => history(`${where} and booking_id not in ${calledOff}`);
const sideOf = (actor: string) => history(`to_status = 'cancelled' and ${actor}`);

const rules: readonly Rule[] = [
  {
    events: history(`to_status = 'confirmed' and reason in ('paid', 'nothing-due', 'time-taken')`),
    kinds: ['booking-confirmed', 'host-new-booking'],
  },
  { events: history(`reason = 'accepted'`), kinds: ['booking-confirmed'] },
  {
    events: history(`to_status = 'requested' and (from_status = 'held' or reason = 'moved')`),
    kinds: ['booking-requested', 'host-request'],
  },
  { events: ofRequest(`to_status = 'declined'`), kinds: ['request-declined'] },
  { events: ofRequest(`from_status = 'requested' and to_status = 'expired'`), kinds: ['request-expired'] },
  { events: history(`reason = 'time-offered'`), kinds: ['time-offered'] },
  { events: history(`reason = 'time-refused'`), kinds: ['host-time-refused'] },
  {
    events: history(`to_status = 'confirmed' and reason = 'moved'`),
    kinds: ['booking-moved', 'host-booking-moved'],
  },
  { events: sideOf('true'), kinds: ['booking-cancelled'] },
  {
    events: history(
      `from_status = 'requested' and to_status in ('declined', 'expired') and booking_id in ${calledOff}`,
    ),
    kinds: ['booking-cancelled'],
  },
  {
    events: sideOf(`not (actor = 'host' and booking_id in ${toldOnScreen})`),
    kinds: ['host-booking-cancelled'],
  },
  {
    events: `select p.booking_id as booking from refund r join payment p on p.id = r.payment_id
      where r.status = 'succeeded' and r.reason not in ('late_or_surplus', 'external')`,
    kinds: ['refund-done'],
  },
  {
    events: `select p.booking_id as booking from refund r join payment p on p.id = r.payment_id where r.status = 'failed'`,
    kinds: ['refund-failed'],
    // Some banks accept a refund and return it later: until then it was done.
    perhaps: ['refund-done'],
  },
  {
    events: `select p.booking_id as booking from refund r join payment p on p.id = r.payment_id where r.status = 'settled'`,
    kinds: ['refund-failed', 'refund-otherwise'],
    perhaps: ['refund-done'],
  },
  {
    events: `select p.booking_id as booking from refund r join payment p on p.id = r.payment_id where r.reason = 'late_or_surplus'`,
    kinds: ['late-refund'],
  },
  // An objection to a no-show is also stored as a report; only the operator gets it.
  {
    events: `select booking_id as booking from problem_report where kind <> 'no_show'`,
    kinds: ['problem-received', 'host-problem'],
  },
  { events: `select booking_id as booking from review`, kinds: ['review-thanks', 'host-review'] },
  { events: history(`reason = 'no-show'`), kinds: ['no-show-recorded'] },
  {
    events: history(`reason in ('contest-upheld', 'contest-rejected')`),
    kinds: ['no-show-decided', 'host-no-show-decided'],
  },
  {
    events: `select distinct booking_id as booking from cash_word where to_cash = 'disputed'`,
    kinds: ['cash-disputed', 'host-cash-disputed'],
  },
  {
    events: `select booking_id as booking from cash_word where side = 'operator'`,
    kinds: ['cash-decided', 'host-cash-decided'],
  },
];

/** Kinds with an exact number for each booking. */
export const exactKinds: ReadonlySet<string> = new Set(rules.flatMap(({ kinds }) => kinds));

/** `endedDepartures`: whole departures that hosts have ended, as `course|date|time`. */
async function expectedMails(pool: Reading, endedDepartures: readonly string[]): Promise<Expected[]> {
  const counts = new Map<string, Expected>();
  for (const { events, kinds, perhaps = [] } of rules) {
    const result = await pool.query<{ booking: string }>(
      `select e.booking from (${events}) e where $1::text[] is not null`,
      [endedDepartures],
    );
    for (const { booking } of result.rows)
      for (const kind of [...kinds, ...perhaps]) {
        const key = `${booking} ${kind}`;
        const known = counts.get(key) ?? { booking, kind, least: 0, most: 0 };
        counts.set(key, { ...known, least: known.least + (kinds.includes(kind) ? 1 : 0), most: known.most + 1 });
      }
  }
  return [...counts.values(), ...(await expectedAskings(pool))];
}

/** Guests who came are asked for a review, and reminded at most twice until they write one. */
async function expectedAskings(pool: Reading): Promise<Expected[]> {
  const found = await pool.query<{ booking: string; asked: number; is_reviewed: boolean }>(
    `select b.id as booking, a.asked, r.id is not null as is_reviewed from booking b
     join review_asking a on a.booking_id = b.id left join review r on r.booking_id = b.id where b.status = 'completed'`,
  );
  return found.rows.map(({ booking, is_reviewed }) => ({
    booking,
    kind: 'review-request',
    least: is_reviewed ? 0 : 1,
    most: 3,
  }));
}

/** A line for each kind and booking with a wrong number of emails. */
export async function judgeMails(pool: Reading, seen: Seen, endedDepartures: readonly string[]): Promise<string[]> {
  const sent = new Map<string, number>();
  for (const { kind, booking } of seen.mails.values()) {
    if (booking === null) continue;
    const key = `${booking} ${kind}`;
    sent.set(key, (sent.get(key) ?? 0) + 1);
  }
  const faults: string[] = [];
  const names = await namesOf(pool);
  for (const { booking, kind, least, most } of await expectedMails(pool, endedDepartures)) {
    const key = `${booking} ${kind}`;
    const count = sent.get(key) ?? 0;
    sent.delete(key);
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    if (count < least || count > most)
      faults.push(`mails: booking ${names.get(booking)} has ${count} of ${kind}, must have ${wanted}`);
  }
  for (const [key, count] of sent) {
    const [booking = '', kind = ''] = key.split(' ');
    if (exactKinds.has(kind))
      faults.push(`mails: booking ${names.get(booking)} has ${count} of ${kind}, must have none`);
    if (kind === 'booking-held' && count > 1)
      faults.push(`mails: booking ${names.get(booking)} has ${count} of ${kind}`);
  }
  return [...faults, ...(await judgeToHosts(pool, seen))];
}

async function namesOf(pool: Reading): Promise<Map<string, string>> {
  const result = await pool.query<{ id: string; name: string }>(
    `select id, ref || ' (' || status || ')' as name from booking`,
  );
  return new Map(result.rows.map(({ id, name }) => [id, name]));
}

/** Emails to hosts about no single booking: tomorrow's guests once a day, and every payout. */
async function judgeToHosts(pool: Reading, { mails, reminders }: Seen): Promise<string[]> {
  const faults: string[] = [];
  const of = (kind: string, recipient: string) =>
    [...mails.values()].filter((mail) => mail.kind === kind && mail.recipient === recipient).length;
  const hosts = await pool.query<{ id: string; email: string; paid: number; failed: number }>(
    `select h.user_id as id, u.email::text as email,
       count(i.id) filter (where t.id is not null)::integer as paid, count(i.id) filter (where i.state = 'failed')::integer as failed
     from host h join user_account u on u.id = h.user_id
       left join payout_item i on i.host_id = h.user_id left join ledger_tx t on t.ext_ref = 'payout:' || i.id
     group by h.user_id, u.email order by u.email`,
  );
  for (const { id, email, paid, failed } of hosts.rows) {
    const days = [...reminders].filter((line) => line.startsWith(id)).length;
    const wanted = { 'host-tomorrow': days, 'payout-paid': paid, 'payout-failed': failed };
    for (const [kind, count] of Object.entries(wanted))
      if (of(kind, email) !== count)
        faults.push(`mails: ${email} has ${of(kind, email)} of ${kind}, must have ${count}`);
  }
  return faults;
}
