// Compares the mails that were seen with those that must be there: each once, none missing, none too many.
import type { Reading, Seen } from '#proofs/simulate/watch.ts';
import { exactKinds, expectedMails } from './expected-mails.ts';

/** A line for each kind and booking that has another number of mails than it must have. */
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
  const found = await pool.query<{ id: string; name: string }>(
    `select id, ref || ' (' || status || ')' as name from booking`,
  );
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** What hosts are told that is about no single booking: tomorrow's guests once a day, and every payout. */
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
