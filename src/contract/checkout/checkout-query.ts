// The booking widget's query for checkout: cid, date, time, pax, coupon_code, addons (docs/domain/checkout.md#stages).
import type { AddonCount, BookingChoice } from '#src/domain/booking/choice.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { buildQuery, parseQuery } from '#src/contract/addresses/query-string.ts';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const OFFER = /^[A-Za-z0-9_-]{22,128}$/;
const MOST_UNITS = 999;

/** Keeps add-ons with a valid id and count; those with count 0 are left out (docs/domain/checkout.md#add-ons). */
function countedAddons(addons: Readonly<Record<string, unknown>>): AddonCount[] {
  return Object.entries(addons).flatMap(([key, given]) => {
    const id = parseId(key);
    const count = typeof given === 'string' ? Number(given) : given;
    const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= MOST_UNITS;
    return id !== null && isCount ? [{ id, count }] : [];
  });
}

function parseAddons(json: string | undefined): AddonCount[] {
  try {
    const read: unknown = JSON.parse(json ?? '{}');
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? countedAddons({ ...read }) : [];
  } catch {
    return [];
  }
}

// The address maps an add-on's id to its count.
function mapOf(addons: readonly AddonCount[]): Record<string, number> {
  return Object.fromEntries(addons.map(({ id, count }) => [id, count]));
}

/** The checkout address of a choice (docs/domain/checkout.md#stages). Empty extras are left out. */
export function checkoutUrl({ course_id, date, time, pax, coupon_code, addons = [], offer }: BookingChoice): string {
  const counts = countedAddons(mapOf(addons));
  return `/booking/checkout${buildQuery({
    cid: course_id,
    date,
    time,
    pax,
    coupon_code: coupon_code || undefined,
    addons: counts.length === 0 ? undefined : JSON.stringify(mapOf(counts)),
    offer,
  })}`;
}

/** A choice as input of the calls, which name the count of an add-on `pax`. */
export function choiceInput({ course_id, date, time, pax, coupon_code, addons = [], offer }: BookingChoice) {
  return {
    course_id,
    date,
    time,
    pax,
    ...(coupon_code && { coupon_code }),
    ...(addons.length > 0 && { addons: addons.map(({ id, count }) => ({ id, pax: count })) }),
    ...(offer !== undefined && { offer }),
  };
}

export function addonsOfInput(addons: readonly { readonly id: number; readonly pax: number }[] = []): AddonCount[] {
  return addons.map(({ id, pax }) => ({ id, count: pax }));
}

/** Parses a checkout query; null when course, date, time or pax is missing or malformed. */
export function parseCheckoutQuery(search: string): BookingChoice | null {
  const query = parseQuery(search);
  const cid = parseId(query.get('cid'));
  const pax = parseId(query.get('pax'));
  const date = query.get('date') ?? '';
  const time = query.get('time') ?? '';
  if (cid === null || pax === null || pax > MOST_UNITS + 1 || !DATE.test(date) || !TIME.test(time)) return null;
  const coupon = query.get('coupon_code');
  const addons = parseAddons(query.get('addons'));
  const offer = query.get('offer') ?? '';
  return {
    course_id: cid,
    date,
    time,
    pax,
    ...(coupon && { coupon_code: coupon }),
    ...(addons.length > 0 && { addons }),
    ...(OFFER.test(offer) && { offer }),
  };
}
