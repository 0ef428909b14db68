// Cities, categories and countries in the back office (docs/reference/back-office.md#places).
import type { Transaction } from 'kysely';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { isZone, knownZones } from '#src/domain/calendar/zone-clock.ts';
import { allCountries, diallingCodeOf, isCashCurrency, isCountryCode } from '#src/domain/catalogue/countries.ts';
import { closureFault, mostClosedDays } from '#src/domain/listing/closed-days.ts';
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { currencyCodes } from '#src/domain/money/currencies.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { cashStep } from '#src/domain/pricing/cash-due.ts';
import { rateState } from '#src/domain/pricing/rate-age.ts';
import type { Handler } from '#src/server/call.ts';
import { endDepartures, insertCalledOff } from '#src/server/features/host-day/index.ts';
import { claimUploads } from '#src/server/features/image/index.ts';
import { lockAgainstClaims, queueCityWords } from '#src/server/features/listing/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { staffAct } from './staff-act.ts';
import { findIn, serveTable } from './lists.ts';
import {
  type AdminCountry,
  type CountryWish,
  endClosure,
  findAdminCategories,
  findAdminCity,
  findAdminCountries,
  findAdminCountry,
  findCategoryFaults,
  findCities,
  findCityFaults,
  findClosures,
  findCountries,
  findCoursesIn,
  findPicture,
  insertCity,
  insertClosure,
  insertCountry,
  isCountryShown,
  isNameTaken,
  lockCategory,
  lockCity,
  lockCityToday,
  lockClosure,
  lockCountry,
  refreshClosed,
  updateCity,
  updateCountry,
  writeCategory,
} from './places-queries.ts';

type Trx = Transaction<Database>;

const cityCall: Handler<'admin/city'> = async ({ city_id: id }, { services: { db } }) => {
  const city = id === undefined ? null : await findAdminCity(db, id);
  const countries = await findCountries(db, city?.country_code ?? null);
  if (id !== undefined && city === null) return refuse('city-not-found');
  return { city, countries, zones: [...knownZones()], closures: city === null ? [] : await findClosures(db, city.id) };
};

const pageSize = 50;

const cityList: Handler<'admin/city-list'> = async ({ find = '', after }, { services: { db } }) => {
  const [rows, categories, countries] = await Promise.all([
    findCities(db, find.trim(), after ?? null, pageSize + 1),
    findAdminCategories(db),
    findAdminCountries(db),
  ]);
  return { ...pageOf(rows, pageSize), categories, countries };
};

/** Ended before the answer; the jobs end the rest. */
const endedAtOnce = 50;

// admin/city-close: closes days for every listing of a city (docs/domain/calendar.md#closed-days-of-a-city).
const cityClose = staffAct<'admin/city-close'>({
  async run({ city_id: cityId, from, to, bookings, reason }, { trx, services, actor, actorId }) {
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
    const departures = cause === null ? 0 : await insertCalledOff(trx, { cityId, from, to }, { cause, actorId });
    await queueCityWords(trx, cityId, { kind: 'host-day-closed', words: reason, city_id: String(cityId), from, to });
    return {
      answer: { message: t('places.closed', { departures }) },
      entry: {
        action: 'city-closed',
        subject: `city:${cityId}`,
        detail: { from, to, bookings, departures, reason },
      },
      after: async () => departures > 0 && endDepartures(services, endedAtOnce),
    };
  },
});

// admin/city-open: reopens closed days (docs/domain/calendar.md#closed-days-of-a-city).
const cityOpen = staffAct<'admin/city-open'>({
  async run({ closure_id: id, reason }, { trx, actor, actorId }) {
    const closure = await lockClosure(trx, id);
    // A repeated request: it is open already.
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

type CityInput = CallInput<'admin/city-save'>;
type City = NonNullable<CallOutput<'admin/city'>['city']>;

// admin/city-save: every process shows the change at once (docs/reference/back-office.md#places).
const citySave = staffAct<'admin/city-save'>({
  async run(input, { trx, actorId }) {
    const before = input.city_id === undefined ? null : await lockedCity(trx, input.city_id);
    if (input.city_id !== undefined && before === null) return refuse('city-not-found');
    if (before !== null && before.version !== input.version) return refuse('place-changed');
    const wrong = await cityFaults(trx, input, before);
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

async function lockedCity(trx: Trx, id: number): Promise<City | null> {
  await lockCity(trx, id);
  return findAdminCity(trx, id);
}

async function cityFaults(trx: Trx, input: CityInput, before: City | null): Promise<Refusal | null> {
  const { slug, time_zone: zone, country_code: country } = input;
  const found = await findCityFaults(trx, { id: before?.id ?? null, slug, zone, country });
  // Departures depend on the zone, cash on the country.
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

/** An uploaded picture with its text; `gone` where it is another's or no longer there. */
async function takePicture(trx: Trx, upload: string, { words, ownerId }: { words: string; ownerId: string }) {
  const [used] = await claimUploads(trx, { ids: [upload], ownerId, purpose: 'course' });
  return (used && (await findPicture(trx, used.picture_id, words))) ?? 'gone';
}

/** A new picture, or the present one with a new text; null keeps it. */
async function imageOf(
  trx: Trx,
  { image_id: upload, image_alt: alt }: CityInput,
  { before, actorId }: { before: City | null; actorId: string },
): Promise<object | 'gone' | null> {
  const words = alt ?? before?.image?.alt ?? '';
  if (upload === undefined) return before?.image && words !== before.image.alt ? { ...before.image, alt: words } : null;
  return takePicture(trx, upload, { words, ownerId: actorId });
}

function changesOf(before: City | null, after: City | null): { before: object; after: object } {
  const { version: _, former_slugs: __, ...now } = after ?? {};
  const names = (Object.keys(now) as (keyof typeof now)[]).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(now[name]),
  );
  const some = (of: Partial<City> | null) => Object.fromEntries(names.map((name) => [name, of?.[name] ?? null]));
  return { before: before === null ? {} : some(before), after: some(now) };
}

export const cities = serveTable({
  name: 'cities',
  permission: 'places',
  columns: ['name', 'slug', 'country', 'time_zone', 'listings', 'position', 'is_shown'],
  filterOf: findIn,
  read: ({ db }, { find = '' }, { after, count }) => findCities(db, find, after, count),
  cells: { is_shown: (city) => (city.is_shown ? 'yes' : 'no') },
});

/** Null for none: the pages then show the category's drawing. Its name is next to it, so text and blur stay empty. */
async function pictureOf(trx: Trx, upload: string | null, ownerId: string): Promise<object | 'gone' | null> {
  if (upload === null) return null;
  const picture = await takePicture(trx, upload, { words: '', ownerId });
  return picture === 'gone' ? 'gone' : { ...picture, blur: null };
}

const categorySave = staffAct<'admin/category-save'>({
  async run(input, { trx, actorId }) {
    const { category_id: id = null, name, slug = null, position } = input;
    const before = id === null ? null : await lockCategory(trx, id);
    if (id !== null && before === null) return refuse('page-not-found');
    if (before !== null && before.version !== input.version) return refuse('place-changed');
    const found = await findCategoryFaults(trx, { id, name, slug });
    const fields = {
      ...(found.is_name_taken && { name: t('places.nameTaken') }),
      // Searches and URLs use the slug, so it never changes.
      ...(id === null && slug === null && { slug: t('places.slugMissing') }),
      ...(id === null && found.is_slug_taken && { slug: t('places.slugTaken') }),
    };
    if (Object.keys(fields).length > 0) return refuse('bad-input', fields);
    const image =
      input.image_id === undefined ? (before?.image ?? null) : await pictureOf(trx, input.image_id, actorId);
    if (image === 'gone') return refuse('bad-input', { image_id: t('places.pictureGone') });
    const made = await writeCategory(trx, { id, name, slug, position, image });
    return {
      answer: { message: t('places.saved') },
      entry: {
        action: before === null ? 'category-added' : 'category-changed',
        subject: `category:${made}`,
        detail: {
          before: before === null ? {} : { name: before.name, position: before.position, image: before.image },
          after: { name, position, image, ...(before === null && { slug }) },
        },
      },
    };
  },
});

type CountryOutput = NonNullable<CallOutput<'admin/country'>['country']>;

const countryCall: Handler<'admin/country'> = async ({ code }, { services: { db } }) => {
  const currencies = currencyCodes();
  if (code === undefined) {
    const here = new Set((await findAdminCountries(db)).map((one) => one.code));
    return { country: null, currencies, free: allCountries().filter((one) => !here.has(one.code)) };
  }
  const country = await findAdminCountry(db, code);
  return country === null ? refuse('country-not-found') : { country: toCountry(country), currencies, free: [] };
};

function toCountry({ rate, rate_hours: hours, ...country }: AdminCountry): CountryOutput {
  const isOwn = country.currency === priceCurrency().code;
  return {
    ...country,
    rate_state: isOwn ? 'fresh' : rateState(hours),
    cash_step: isOwn || rate === null ? null : cashStep(country.currency, rate),
  };
}

type CountryInput = CallInput<'admin/country-save'>;

// admin/country-save: follows the rules of an import (docs/reference/back-office.md#countries).
const countrySave = staffAct<'admin/country-save'>({
  async run(input, { trx, actor }) {
    const { code, version } = input;
    await lockCountry(trx, code);
    const before = await findAdminCountry(trx, code);
    if (version === undefined ? before !== null : before === null)
      return version === undefined
        ? refuse('bad-input', { code: t('places.countryThere') })
        : refuse('country-not-found');
    if (before !== null && before.version !== version) return refuse('place-changed');
    const wrong = await countryFaults(trx, input, before);
    if (wrong !== null) return wrong;
    const stale = movesCash(input, before) ? askFresh(actor, 'money-settings') : null;
    if (stale) return stale;
    const wish = wishOf(input);
    if (before !== null) await updateCountry(trx, wish);
    else if (!(await insertCountry(trx, wish))) return refuse('bad-input', { code: t('places.countryThere') });
    return {
      answer: { code, message: t(version === undefined ? 'places.countryAdded' : 'places.saved') },
      entry: {
        action: before === null ? 'country-added' : 'country-changed',
        subject: `country:${code}`,
        detail: {
          before: before === null ? {} : auditValues(before),
          after: auditValues(wish),
          ...(input.reason !== undefined && { reason: input.reason }),
        },
      },
    };
  },
});

/** Whether cash prices of existing listings would change currency. */
function movesCash({ currency }: CountryInput, before: AdminCountry | null): boolean {
  return before !== null && before.has_listings && before.currency !== currency;
}

async function countryFaults(trx: Trx, input: CountryInput, before: AdminCountry | null): Promise<Refusal | null> {
  const { code, name, currency, is_shown: isShown, reason } = input;
  const fields = {
    ...(!isCountryCode(code) && { code: t('places.noCountryCode') }),
    ...(!isCashCurrency(currency) && { currency: t('places.noCurrency') }),
    ...((await isNameTaken(trx, code, name)) && { name: t('places.nameTaken') }),
    ...(!isShown && (before?.shown_cities ?? 0) > 0 && { is_shown: t('places.citiesShown') }),
    ...(movesCash(input, before) && reason === undefined && { reason: t('setting.reason') }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

const wishOf = ({ code, name, currency, position, is_shown }: CountryInput): CountryWish => {
  return { code, name, currency, isd: diallingCodeOf(code), position, is_shown };
};

const auditValues = ({ name, currency, position, is_shown }: Omit<CountryWish, 'code' | 'isd'>) => {
  return { name, currency, position, is_shown };
};

export const placeCalls = {
  'admin/category-save': categorySave,
  'admin/city': cityCall,
  'admin/city-close': cityClose,
  'admin/city-list': cityList,
  'admin/city-open': cityOpen,
  'admin/city-save': citySave,
  'admin/country': countryCall,
  'admin/country-save': countrySave,
} as const;
