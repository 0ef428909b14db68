// Every column of text, JSON or bytes with its fate (ADR 080). A new table goes into `person.ts` with only the
// account's data, `traces.ts` with shared data, `impersonal` without a guest's data.
import type { Columns } from './fates.ts';
import { personTables } from './person.ts';
import { traceTables } from './traces.ts';

export type { Fate } from './fates.ts';

export const personal: Readonly<Record<string, Columns>> = { ...personTables, ...traceTables };

const catalogue = 'the catalogue: what is offered, to everybody';
const places = 'places, to everybody';
const derived = 'made from the catalogue by the database';
const work = 'of the program itself';

/** Tables without a guest's data, each with the reason. */
export const impersonal: Readonly<Record<string, string>> = {
  addon: catalogue,
  audit_log: 'who did what for the operator: ids, roles and public reasons; it must not change',
  availability_exception: catalogue,
  category: catalogue,
  city: places,
  city_closure: 'why the staff closed days of a city: their words and ids',
  city_facet: derived,
  city_former_slug: places,
  claim_turn: 'locks by hashes of who books at once, for hours',
  content_page: catalogue,
  content_text: 'texts of the marketplace, with the ids of operators; they must not change',
  country: places,
  course: 'listings; the account of a host goes only when they are archived, and bookings are about them',
  departure_ending:
    'departures that their host or the staff end: its words are in the bookings, and here only until that is done',
  exchange_rate: work,
  exchange_rate_change: work,
  gateway_check: work,
  gateway_event: 'what a provider of payments says; it is the proof of money, and goes after 60 days',
  feed_busy: 'when a calendar elsewhere says that a host is busy: instants alone; goes with the feed',
  host_link: 'hashes of secrets, with ids; a row goes 30 days after its link has ended',
  installation: work,
  job_run: work,
  ledger_day: 'sums of the books by day',
  ledger_entry: 'the books: accounts named by ids, which the law keeps',
  ledger_tx: 'the books: names of what was posted, by ids, which the law keeps',
  operator_area: 'what an operator is there for: an id and one of four words; goes with the role',
  phone_incoming:
    'names that services give to messages; the number and the words of one go once it was acted upon, within a day at most',
  rate_limit: 'counters by hashes, addresses of networks and ids, which run out within a day',
  search_bits: derived,
  search_common: derived,
  search_count:
    'how often words were searched for, by day: none that look like an address, a number or a sentence, and no searcher; goes after 90 days',
  search_synonym: catalogue,
  schema_migration: work,
  search_word: derived,
  time_offer: 'which other time a host has offered for a request: ids and instants; goes with the booking',
  setting: 'how the marketplace is run, with the ids of operators',
  setting_change: 'what it was before: ids and reasons of operators; it must not change',
  signing_key: 'keys of the installation',
  zone_clock: places,
  zone_data: work,
};
