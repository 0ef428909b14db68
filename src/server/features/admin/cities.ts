// Cities in the back office (docs/back-office.md#places).
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile, findIn } from './kit/file.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { endDepartures, insertCalledOff } from '#src/server/features/host-day/index.ts';
import { lockAgainstClaims, queueCityWords } from '#src/server/features/listing/index.ts';
import { claimUploads } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findCountries,
  findAdminCity,
  findCities,
  findAdminCategories,
  findCityFaults,
  findPicture,
  insertCity,
  lockCity,
  updateCity,
  findClosures,
  findCoursesIn,
  insertClosure,
  lockCityToday,
  refreshClosed,
  endClosure,
  lockClosure,
} from './cities-queries.ts';
import { knownZones, isZone } from '#src/domain/calendar/zones.ts';
import { findAdminCountries, isCountryShown } from './countries-queries.ts';
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { closureFault, mostClosedDays } from '#src/domain/listing/closed-days.ts';
import type { Transaction } from 'kysely';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { staffAct } from './kit/act.ts';

// admin/city: one city as it can be changed, or what a new one may be (docs/back-office.md#places).
const cityCall: Handler<'admin/city'> = async ({ city_id: id }, { services: { db } }) => {
  const city = id === undefined ? null : await findAdminCity(db, id);
  const countries = await findCountries(db, city?.country_code ?? null);
  if (id !== undefined && city === null) return refuse('city-not-found');
  return { city, countries, zones: [...knownZones()], closures: city === null ? [] : await findClosures(db, city.id) };
};

const pageSize = 50;

// admin/city-list: cities by name, and the categories (docs/back-office.md#places).
const cityList: Handler<'admin/city-list'> = async ({ find = '', after }, { services: { db } }) => {
  const [rows, categories, countries] = await Promise.all([
    findCities(db, find.trim(), after ?? null, pageSize + 1),
    findAdminCategories(db),
    findAdminCountries(db),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    data: shown.map(({ id, name, slug, country, time_zone, position, is_shown, listings }) => ({
      id,
      name,
      slug,
      country,
      time_zone,
      position,
      is_shown,
      listings,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.key ?? null) : null,
    categories,
    countries,
  };
};

/** How many departures are ended before the answer; the jobs end the rest. */
const endedAtOnce = 50;

// admin/city-close: days of a whole city are closed for every listing, in one act (docs/domain/scarcity.md#closed-days-of-a-city).
const cityClose: Handler<'admin/city-close'> = async ({ city_id: cityId, from, to, bookings, reason }, call) => {
  const { services, actor } = call;
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const departures = await inTransaction(services.db, async (trx): Promise<number | Refusal> => {
    const today = await lockCityToday(trx, cityId);
    if (today === null) return refuse('city-not-found');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    const fault = closureFault({ from, to, today });
    if (fault !== null)
      return refuse('bad-input', { [fault.field]: t(`places.${fault.text}`, { days: mostClosedDays }) });
    const courses = await findCoursesIn(trx, cityId);
    await lockAgainstClaims(trx, courses);
    await insertClosure(trx, { cityId, from, to, reason, actorId });
    await refreshClosed(trx, courses);
    const cause = causeOfChoice(bookings);
    const called = cause === null ? 0 : await insertCalledOff(trx, { cityId, from, to }, { cause, actorId });
    await queueCityWords(trx, cityId, { kind: 'host-day-closed', words: reason, city_id: String(cityId), from, to });
    await writeAudit(trx, {
      actorId,
      action: 'city-closed',
      subject: `city:${cityId}`,
      detail: { from, to, bookings, departures: called, reason },
    });
    return called;
  });
  if (isRefusal(departures)) return departures;
  if (departures > 0) await endDepartures(services, endedAtOnce);
  return { message: t('places.closed', { departures }) };
};

// admin/city-open: closed days of a city are open again (docs/domain/scarcity.md#closed-days-of-a-city).
const cityOpen = staffAct<'admin/city-open'>({
  async run({ closure_id: id, reason }, { trx, actor, actorId }) {
    const closure = await lockClosure(trx, id);
    // Pressed twice, or by two at once: it was open already.
    if (closure === null) return refuse('place-changed');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    const { city_id: cityId, from, to } = closure;
    await endClosure(trx, id, actorId);
    await refreshClosed(trx, await findCoursesIn(trx, cityId));
    return {
      answer: { message: t('places.opened') },
      entry: { action: 'city-opened', subject: `city:${cityId}`, detail: { from, to, reason } },
    };
  },
});

type Input = CallInput<'admin/city-save'>;

type Trx = Transaction<Database>;

type CityOutput = NonNullable<CallOutput<'admin/city'>['city']>;

// admin/city-save: a city is added or changed, on the pages of every process at once (docs/back-office.md#places).
const citySave = staffAct<'admin/city-save'>({
  async run(input, { trx, actorId }) {
    const before = input.city_id === undefined ? null : await lockedCity(trx, input.city_id);
    if (input.city_id !== undefined && before === null) return refuse('city-not-found');
    if (before !== null && before.version !== input.version) return refuse('place-changed');
    const wrong = await faultsOf(trx, input, before);
    if (wrong !== null) return wrong;
    const image = await imageOf(trx, input, { before, actorId });
    if (image === 'gone') return refuse('bad-input', { image_id: t('places.pictureGone') });
    const id = before?.id ?? (await insertCity(trx, input, image ?? {}));
    if (before !== null) await updateCity(trx, id, input, image);
    const after = await findAdminCity(trx, id);
    return {
      answer: { city_id: id, message: t(before === null ? 'places.cityAdded' : 'places.saved') },
      entry: {
        action: before === null ? 'city-added' : 'city-changed',
        subject: `city:${id}`,
        detail: changesOf(before, after),
      },
    };
  },
});

async function lockedCity(trx: Trx, id: number): Promise<CityOutput | null> {
  await lockCity(trx, id);
  return findAdminCity(trx, id);
}

/** What is wrong with the fields, each told at its own. */
async function faultsOf(trx: Trx, input: Input, before: CityOutput | null): Promise<Refusal | null> {
  const { slug, time_zone: zone, country_code: country } = input;
  const found = await findCityFaults(trx, { id: before?.id ?? null, slug, zone, country });
  // Departures are wall times of the zone, and cash is in the currency of the country.
  const isFixed = before?.has_listings === true;
  const fields = {
    ...(reservedSegments.has(slug) && { slug: t('places.slugReserved') }),
    ...(found.is_slug_taken && { slug: t('places.slugTaken') }),
    ...((!found.is_zone || !isZone(zone)) && { time_zone: t('places.noZone') }),
    ...(!found.is_country && { country_code: t('places.noCountry') }),
    ...(input.is_shown &&
      found.is_country &&
      !(await isCountryShown(trx, country)) && { is_shown: t('places.countryHidden') }),
    ...(isFixed && zone !== before.time_zone && { time_zone: t('places.fixed') }),
    ...(isFixed && country !== before.country_code && { country_code: t('places.fixed') }),
    ...(before === null && input.image_id === undefined && { image_id: t('places.pictureMissing') }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

/** The picture that the city gets: a new one, the one it has with other words, or null where it stays as it is. */
async function imageOf(
  trx: Trx,
  { image_id: upload, image_alt: alt }: Input,
  { before, actorId }: { before: CityOutput | null; actorId: string },
): Promise<object | 'gone' | null> {
  const words = alt ?? before?.image?.alt ?? '';
  if (upload === undefined) return before?.image && words !== before.image.alt ? { ...before.image, alt: words } : null;
  const [used] = await claimUploads(trx, { ids: [upload], ownerId: actorId, purpose: 'course' });
  return (used && (await findPicture(trx, used.picture_id, words))) ?? 'gone';
}

/** What was before and after, as far as it differs. */
function changesOf(before: CityOutput | null, after: CityOutput | null): { before: object; after: object } {
  const { version: _, former_slugs: __, ...now } = after ?? {};
  const names = (Object.keys(now) as (keyof typeof now)[]).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(now[name]),
  );
  const some = (of: Partial<CityOutput> | null) => Object.fromEntries(names.map((name) => [name, of?.[name] ?? null]));
  return { before: before === null ? {} : some(before), after: some(now) };
}

/** The calls of this file by name. */
export const cityCalls = {
  'admin/city': cityCall,
  'admin/city-list': cityList,
  'admin/city-close': cityClose,
  'admin/city-open': cityOpen,
  'admin/city-save': citySave,
} as const;

const fileColumns = ['name', 'slug', 'country', 'time_zone', 'listings', 'position', 'is_shown'] as const;

/** Registers the file of cities (docs/back-office.md#files). */
export function registerCitiesFile(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<{ readonly find?: string }, Awaited<ReturnType<typeof findCities>>[number], string>(app, services, {
    name: 'cities',
    permission: 'places',
    columns: fileColumns,
    filterOf: findIn,
    read: ({ find = '' }, after, count) => findCities(db, find, after, count),
    cursorOf: ({ key }) => key,
    cellsOf: (city) => {
      const line = { ...city, is_shown: city.is_shown ? 'yes' : 'no' };
      return fileColumns.map((name) => line[name]);
    },
  });
}
