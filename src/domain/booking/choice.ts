// What a guest chooses of a course: one type for widget, checkout and server. Addresses and calls have spellings of their
// own, which src/contract/checkout/checkout-query.ts maps.

/** So many units of an add-on. */
export interface AddonCount {
  readonly id: number;
  readonly count: number;
}

/** A departure for so many guests, with what goes with it. */
export interface BookingChoice {
  readonly course_id: number;
  readonly date: string;
  readonly time: string;
  readonly pax: number;
  readonly coupon_code?: string;
  readonly addons?: readonly AddonCount[];
  /** The token of an offer with a price of its own. */
  readonly offer?: string;
}

/** The add-ons that count: those with count 0 are left out of calculation and checkout (docs/domain/checkout.md#add-ons). */
export function countedAddons(addons: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(addons).filter(([, count]) => count > 0));
}

/** A choice that is being made. `addons` maps an add-on's id to its count. */
interface Choosing {
  readonly course_id: number;
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
  readonly addons: Readonly<Record<string, number>>;
}

/** What is chosen, with this code; null while date, time or pax is missing. */
export function choiceOf({ course_id, date, time, pax, addons: counts }: Choosing, code: string): BookingChoice | null {
  if (date === null || time === null || pax === null) return null;
  const addons = Object.entries(countedAddons(counts)).map(([id, count]) => ({ id: Number(id), count }));
  return {
    course_id,
    date,
    time,
    pax,
    ...(code !== '' && { coupon_code: code }),
    ...(addons.length > 0 && { addons }),
  };
}
