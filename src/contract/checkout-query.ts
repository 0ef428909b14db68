// What the booking widget hands to checkout in the address: cid, date, time, pax, coupon_code, addons
// (docs/domain/checkout.md#stages).
import { parseId } from './parse-id.ts';
import { buildQuery, parseQuery } from './query-string.ts';

/** A choice made in the widget. `addons` maps an add-on's id to its count. */
export interface CheckoutQuery {
  readonly cid: number;
  readonly date: string;
  readonly time: string;
  readonly pax: number;
  readonly coupon_code?: string;
  readonly addons?: Readonly<Record<string, number>>;
  /** The token of an offer with a price of its own (docs/domain/inquiry.md#offers). */
  readonly offer?: string;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const OFFER = /^[A-Za-z0-9_-]{22,128}$/;
const MOST_UNITS = 999;

/** Keeps add-ons that are numbered and counted; zero-count ones are left out (docs/domain/checkout.md#stages). */
function countedAddons(addons: Readonly<Record<string, unknown>>): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const [id, given] of Object.entries(addons)) {
    const count = typeof given === 'string' ? Number(given) : given;
    const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= MOST_UNITS;
    if (parseId(id) !== null && isCount) kept[id] = count;
  }
  return kept;
}

function parseAddons(json: string | undefined): Record<string, number> {
  try {
    const read: unknown = JSON.parse(json ?? '{}');
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? countedAddons({ ...read }) : {};
  } catch {
    return {};
  }
}

/** The checkout address of a choice (named route booking-checkout). Empty extras are left out. */
export function checkoutUrl(query: CheckoutQuery): string {
  const addons = countedAddons(query.addons ?? {});
  return `/booking/checkout${buildQuery({
    cid: query.cid,
    date: query.date,
    time: query.time,
    pax: query.pax,
    coupon_code: query.coupon_code || undefined,
    addons: Object.keys(addons).length === 0 ? undefined : JSON.stringify(addons),
    offer: query.offer,
  })}`;
}

/** Reads a checkout query, or null when course, date, time or pax is missing or malformed. */
export function parseCheckoutQuery(search: string): CheckoutQuery | null {
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
    cid,
    date,
    time,
    pax,
    ...(coupon && { coupon_code: coupon }),
    ...(Object.keys(addons).length > 0 && { addons }),
    ...(OFFER.test(offer) && { offer }),
  };
}
