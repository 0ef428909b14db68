// Triggers guard and project, rules are in the domain, and SQL gets their figures as parameters.
import { operatorRankMost, ratingPrior, topRated } from '#src/domain/search/ranking.ts';
import { listingFilters } from '#src/domain/catalogue/listing-filters.ts';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '#scripts/tree/source-files.ts';
import { figuresOf, functionsOf, type SqlPart, triggersOf } from '#scripts/tree/sql-rules.ts';

const schema = readSourceFiles('db/**/*.sql')
  .map(({ text }) => text)
  .join('\n');

/** The job of each trigger function. A guard refuses; a projection only writes what follows from the rows. */
const triggerFunctions: Readonly<Record<string, readonly ['guard' | 'projection', string]>> = {
  bits_are_due: ['projection', 'notes experiences whose search bits are old'],
  bump_content_version: ['projection', 'counts changes, so that processes drop rendered pages'],
  bump_search_lexicon: ['projection', 'counts changes, so that processes read the words of search again'],
  city_has_clock: ['guard', 'a city without a clock would never open'],
  city_keeps_slug: ['projection', 'former addresses of a city'],
  content_shown_counts: ['projection', 'counts what was done to pages'],
  content_text_stays: ['guard', 'versions of texts are append-only'],
  count_listing: ['projection', 'facets'],
  count_review_photos: ['projection', 'photos of a review'],
  count_reviews: ['projection', 'number and sum of the reviews of an experience'],
  course_changes_listing: ['projection', 'the search row of an experience'],
  course_moves_blocks: ['projection', 'closed days follow the city of an experience'],
  course_text_changed: ['projection', 'when the text of an experience changed'],
  erased_account_stays: ['guard', 'a deleted account stays deleted'],
  exchange_rate_changes: ['projection', 'history of exchange rates'],
  guests_change_blocks: ['projection', 'busy times of hosts who are one person'],
  host_changes_listing: ['projection', 'search rows with the name of a host'],
  learn_synonym: ['projection', 'words that search knows'],
  ledger_day_again: ['projection', 'sums of a day are made again'],
  ledger_is_append_only: ['guard', 'the ledger is append-only'],
  ledger_must_balance: ['guard', 'a transaction of the ledger balances'],
  message_moves_thread: ['projection', 'counters and times of a conversation'],
  message_picture_goes: ['projection', 'the upload of a deleted message is due'],
  partner_commission_again: ['projection', 'a commission is due for a look when money of its booking moves'],
  place_changes_listing: ['projection', 'search rows with the names of places'],
  receipt_is_append_only: ['guard', 'receipts are append-only'],
  refuse_erased_account: ['guard', 'a deleted account writes nothing'],
  refuse_erased_guest: ['guard', 'a deleted guest writes nothing'],
  review_log_follows: ['guard', 'the log of reviews goes on at its end'],
  review_log_stays: ['guard', 'the log of reviews is append-only'],
  seats_change_days: ['projection', 'bookable days of a departure that fills or empties'],
  service_fee_change_is_append_only: ['guard', 'the history of service fees is append-only'],
  service_fee_changes: ['projection', 'history of service fees'],
  setting_change_is_append_only: ['guard', 'the history of settings is append-only'],
  setting_changes: ['projection', 'history of settings'],
  timetable_changes_blocks: ['projection', 'busy times of a changed timetable'],
  timetable_changes_listing: ['projection', 'bookable days of a changed timetable'],
  // These two only copy their row to another subject: no figure, no state.
  content_page_keeps_text: ['projection', 'every text of a page as a version, whoever writes it'],
  inquiry_speaks: ['projection', 'a question and its answer as messages'],
};

const traitBits = Object.values(listingFilters).flatMap((row) =>
  row.kind === 'choices' ? Object.values(row.bits) : row.kind === 'flag' ? [row.bit] : [],
);
const { free_pickup, pickup_service, ba_host, instant, free_cancellation, top_rated } = listingFilters;
const unmarked = new Set<number>(
  [free_pickup, pickup_service, ba_host, instant, free_cancellation, top_rated].map(({ bit }) => bit),
);
const traits = 'bits of src/domain/catalogue/listing-filters.ts and of time bands';
const ring = 'the ring of bookable days: its size, its first Monday, its weeks';
const words = 'lengths of words that search learns';
/** Figures in SQL, each with why it is no business rule, or a proof that it equals the domain's. */
const figures: Readonly<Record<string, readonly [string, ...string[]]>> = {
  learn_words: [words, '3', '40'],
  learn_lexemes: [words, '2', '40'],
  day_slot: [ring, "'2000-01-03'", '770'],
  day_mask: [ring, '770'],
  time_band: ['those of the domain: time-bands.db.test.ts', "'01:00'", "'12:00'", "'19:00'", '2', '4'],
  course_opens: ['a step of a series of days', "'1 day'"],
  course_days_rows: [`${ring}; midnights are spread over 300 minutes`, '110', '1440', '2', '300', '4', '64', '770'],
  listing_rating: ['hundredths, packed with the number of reviews', '100.0', '10000', '9999'],
  listing_rank: [
    'the figures of src/domain/search/ranking.ts: listing-order.db.test.ts',
    String(ratingPrior.reviews),
    '1000',
    '10000',
    String(operatorRankMost),
    String(ratingPrior.reviews * ratingPrior.stars),
  ],
  rebuild_listing_rows: [`memory and parts of a rebuild, ${words}`, "'512MB'", '20000', '3', '40'],
  timetable_changes_listing: [traits, '7'],
  listing_marks: [traits, ...traitBits.filter((bit) => bit > 1 && !unmarked.has(bit)).map(String)],
  course_listing_rows: ['6,000 letters are indexed', '6000'],
  course_traits: [traits, ...traitBits.filter((bit) => bit > 7 && bit !== listingFilters.top_rated.bit).map(String)],
  top_rated_bit: [
    'the figures of src/domain/search/ranking.ts: listing-order.db.test.ts',
    String(topRated.reviews),
    '100',
    String(topRated.rating),
    String(listingFilters.top_rated.bit),
  ],
  course_changes_listing: [traits, String(listingFilters.top_rated.bit)],
  offer_stamp: ['seeds of hashes', '2', '3', '4', '5'],
  refresh_search_bits: ['the size of a block of bits', '15360'],
  rebuild_search_bits: ['the size of a block, and which words are common', '100', '15360', '30000'],
  refresh_feed_blocks: ['a step of a series of days; two days cover every zone', "'1 day'", "'2 days'"],
};

const unlisted = (parts: readonly SqlPart[]) =>
  parts.filter(({ name }) => !Object.hasOwn(triggerFunctions, name)).map(({ what }) => what);
const strayFigures = (parts: readonly SqlPart[]) =>
  parts.flatMap((part) => {
    const [, ...allowed] = figures[part.name] ?? ['none'];
    return figuresOf(part)
      .filter((figure) => !allowed.includes(figure))
      .map((figure) => `${part.what}: ${figure}`);
  });

describe('the schema', () => {
  it('has triggers that guard or project, each in the list', () => {
    const all = triggersOf(schema);
    expect(all).toHaveLength(schema.match(/^create (?:constraint )?trigger/gm)?.length ?? 0);
    expect(unlisted(all)).toEqual([]);
    const running = new Set(all.map(({ name }) => name));
    expect(Object.keys(triggerFunctions).filter((name) => !running.has(name))).toEqual([]);
  });

  it('has no figure of the business in a function or a trigger', () => {
    const all = functionsOf(schema);
    expect(all).toHaveLength(schema.match(/^create (?:or replace )?function/gm)?.length ?? 0);
    expect(strayFigures([...all, ...triggersOf(schema)])).toEqual([]);
  });

  it('holds every figure that is on the list', () => {
    const held = new Map(functionsOf(schema).map((part) => [part.name, figuresOf(part)]));
    for (const [name, [, ...listed]] of Object.entries(figures))
      expect(held.get(name), name).toEqual(listed.toSorted());
  });
});

describe('the check', () => {
  const trigger = (when: string, run: string) =>
    `create trigger planted after update on booking\n  for each row when (${when}) execute function ${run}();`;
  const body = (text: string) =>
    `create function planted() returns trigger language plpgsql as $$\nbegin ${text} end $$;`;

  it.each([
    `perform d.ends_at + interval '3 hours' from departure d;`,
    'if new.pax > 8 then return null; end if;',
    'new.amount := new.price * 0.2;',
    `perform make_interval(hours => 48);`,
    `if new.start_time >= '18:30' then return null; end if;`,
    `new.percent := '70'::integer;`,
  ])('finds the figure in %s', (text) => expect(strayFigures(functionsOf(body(text)))).toHaveLength(1));

  it('finds a figure in the condition of a trigger, and one that nobody listed', () => {
    const planted = triggersOf(trigger('new.pax > 12', 'planted'));
    expect(strayFigures(planted)).toEqual(['trigger planted: 12']);
    expect(unlisted(planted)).toEqual(['trigger planted']);
    expect(unlisted(triggersOf(trigger('new.pax > 1', 'bump_content_version')))).toEqual([]);
  });

  it('lets counting, sizes of types and texts be', () => {
    const text = `-- 48 hours\n perform 'after 3 days', a + 1, repeat('0', 1)::bit(770) from t where n = $2 group by 1, 2;`;
    expect(strayFigures(functionsOf(body(text)))).toEqual([]);
  });
});
