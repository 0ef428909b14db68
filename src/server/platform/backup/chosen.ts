// Chooses what an export contains: all that people wrote, booked, paid or received, no internal data, no secrets.
import type { Table } from './table-queries.ts';

const derived = 'made from other tables by the database';
const work = 'of the program itself';
const opens = 'opens an account, a page or a booking';
const sent = 'emails and messages with working links, for 30 days';

/** Tables left out, with the reason. All others are exported. */
export const leftOut: Readonly<Record<string, string>> = {
  account_link: opens,
  account_request: opens,
  answer_pair: work,
  api_token: opens,
  calendar_address: opens,
  catalogue_facet: derived,
  category_facet: derived,
  check_device: opens,
  city_facet: derived,
  city_median: derived,
  claim_turn: work,
  content_version: work,
  course_days: derived,
  course_listing: derived,
  distributor_key: opens,
  feed_busy: 'read again from external calendars',
  gateway_check: work,
  gateway_event: work,
  host_facet: derived,
  host_link: opens,
  host_reminder: work,
  idempotency_key: work,
  identity_flow: opens,
  installation: work,
  job_run: work,
  listing_facet: derived,
  mail: sent,
  number_code: opens,
  notice_attempt: work,
  outbox: work,
  passkey: opens,
  passkey_challenge: opens,
  payout_detail: 'sealed: it is in encrypted backups',
  pending_password: opens,
  phone_incoming: sent,
  phone_message: sent,
  rate_limit: work,
  recovery_code: opens,
  search_bits: derived,
  search_bits_due: derived,
  search_common: derived,
  search_lexicon: derived,
  search_word: derived,
  second_factor: opens,
  session: opens,
  signing_key: opens,
  trip_calendar: opens,
  trip_reminder: work,
  upload: work,
  visitor_booking: opens,
  wish_link: opens,
  zone_clock: 'rewritten by each release',
  zone_data: work,
};

/** Left out in addition to byte columns, which are hashes or sealed. */
const hiddenColumns: ReadonlySet<string> = new Set([
  'password_hash',
  'hash',
  'shipped_hash',
  'idempotency_key',
  'visitor_id',
  'held_by',
  'held_from',
  'known_devices',
]);

/** `bytes`: byte columns as `table.column`. */
export function chooseTables(tables: readonly Table[], bytes: ReadonlySet<string>): Table[] {
  return tables
    .filter(({ name }) => leftOut[name] === undefined)
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !hiddenColumns.has(column) && !bytes.has(`${name}.${column}`)),
    }));
}
