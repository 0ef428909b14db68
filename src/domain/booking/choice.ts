// A guest's choice, one type for widget, checkout and server; src/contract/checkout/checkout-query.ts maps addresses and calls.

export interface AddonCount {
  readonly id: number;
  readonly count: number;
}

export interface BookingChoice {
  readonly course_id: number;
  readonly date: string;
  readonly time: string;
  readonly pax: number;
  readonly coupon_code?: string;
  readonly addons?: readonly AddonCount[];
  /** The token of a priced offer. */
  readonly offer?: string;
}

/** Drops add-ons with count 0 (docs/domain/checkout.md#add-ons). */
export function countedAddons(addons: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(addons).filter(([, count]) => count > 0));
}

interface Choosing {
  readonly course_id: number;
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
  readonly addons: Readonly<Record<string, number>>;
}

/** Null while date, time or pax is missing. */
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
