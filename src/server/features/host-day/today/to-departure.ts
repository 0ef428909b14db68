// Maps a departure with its parties for panel and print (docs/domain/hosts.md#today).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { minorToUnits, unitsToMinor } from '#src/domain/money/currencies.ts';
import { pickupOrder } from '#src/domain/trip/pickup.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { cashDue } from '#src/server/features/booking/index.ts';
import { type ActRow, findActs } from '#src/server/features/host-day/checkin/sync-queries.ts';
import { arrivalOf } from '#src/server/features/host-day/checkin/apply-acts.ts';
import {
  type DepartureRow,
  type PartyRow,
  findParties,
} from '#src/server/features/host-day/checkin/departure-queries.ts';
import { t } from '#src/server/features/texts.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Day = CallOutput<'departure/today'>;
type Departure = Day['departures'][number];
type Party = Departure['parties'][number];

export interface Belongings {
  readonly parties: readonly PartyRow[];
  readonly actsOf: ReadonlyMap<string, readonly ActRow[]>;
}

export function toDeparture(row: DepartureRow, { parties: rows, actsOf }: Belongings, userId: string): Departure {
  const { meeting_text, meeting_latitude, meeting_longitude, starts_at, ends_at, ...facts } = row;
  const parties = rows.map((party) => toParty(party, row, actsOf.get(party.id) ?? []));
  const sold = parties.filter(({ status }) => seatsOf(status) === 'sold');
  const meeting = { latitude: meeting_latitude, longitude: meeting_longitude };
  return {
    ...facts,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    guests: sumOf(sold.filter(({ status }) => status !== 'no_show').map(({ pax }) => pax)),
    heads: sumOf(sold.map(({ heads }) => heads)),
    meeting: { text: meeting_text, ...meeting },
    is_led: row.guides.some((guide) => guide.id === userId),
    parties,
    pickup_order: [...pickupOrder(rows.filter(isFetched).map(stopOf), meeting)],
  };
}

export function cashOf(departures: readonly Departure[]): Day['totals']['cash'] {
  const due = departures
    .flatMap(({ parties }) => parties)
    .filter(({ status, cash_state, cash }) => isComing(status) && cash_state === 'due' && cash.usd > 0);
  return [...Map.groupBy(due, ({ cash }) => cash.currency).values()].map((parties) => {
    const cashes = parties.map(({ cash }) => cash);
    const amounts = cashes.map(({ amount }) => amount);
    const [{ currency, symbol } = { currency: '', symbol: '' }] = cashes;
    return {
      amount: amounts.every((amount) => amount !== null) ? sumOfUnits(amounts, currency) : null,
      usd: sumOfUnits(
        cashes.map(({ usd }) => usd),
        priceCurrency().code,
      ),
      currency,
      symbol,
    };
  });
}

const isComing = (status: Party['status']) => seatsOf(status) === 'sold' && status !== 'no_show';
const sumOf = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0);
/** In whole minor units, against float errors. */
const sumOfUnits = (amounts: readonly number[], code: string) =>
  minorToUnits(sumOf(amounts.map((amount) => unitsToMinor(amount, code))), code);

function isFetched({ status, pickup_address }: PartyRow): boolean {
  return pickup_address !== '' && seatsOf(status) === 'sold' && status !== 'no_show';
}

function stopOf({ id, position, pickup_latitude, pickup_longitude }: PartyRow) {
  const point =
    pickup_latitude === null || pickup_longitude === null
      ? null
      : { latitude: pickup_latitude, longitude: pickup_longitude };
  return { id, position, point };
}

/** Phone numbers and free texts are shown once the seats are sold (docs/domain/accounts.md#sharing-numbers). */
function toParty(row: PartyRow, departure: DepartureRow, acts: readonly ActRow[]): Party {
  const { id, ref, status, pax, locale } = row;
  const isSold = seatsOf(status) === 'sold';
  const { amount, usd, currency, symbol } = cashDue(row);
  const { heads, since } = arrivalOf(row, departure, acts);
  return {
    id,
    ref,
    status,
    pax,
    locale,
    heads,
    name: isSold ? `${row.first_name} ${row.last_name}`.trim() : row.first_name,
    isd_code: isSold ? row.isd_code : '',
    phone: isSold ? row.phone : '',
    message: isSold ? row.message : maskContacts(row.message, t('inquiry.hidden')).text,
    addons: row.addons.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, count })),
    pickup: pickupOf(row),
    cash: { amount, usd, currency, symbol },
    cash_state: row.cash,
    since: since === null ? null : new Date(since).toISOString(),
    request_until: row.request_until === null ? null : new Date(row.request_until).toISOString(),
  };
}

function pickupOf({ pickup_address: address, pickup_latitude, pickup_longitude }: PartyRow): Party['pickup'] {
  return address === '' ? null : { address, latitude: pickup_latitude, longitude: pickup_longitude };
}

export async function fillDepartures(
  db: Kysely<Database>,
  rows: readonly DepartureRow[],
  userId: string,
): Promise<CallOutput<'departure/today'>['departures']> {
  if (rows.length === 0) return [];
  const parties = await findParties(
    db,
    rows.map(({ id }) => id),
    false,
  );
  const acts = await findActs(
    db,
    parties.map(({ id }) => id),
  );
  const partiesOf = Map.groupBy(parties, (party) => party.departure_id);
  const actsOf = Map.groupBy(acts, (act) => act.booking_id);
  return rows.map((row) => toDeparture(row, { parties: partiesOf.get(row.id) ?? [], actsOf }, userId));
}
