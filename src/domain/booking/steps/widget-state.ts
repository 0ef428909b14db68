import { limits } from '#src/domain/limits.ts';

/** What the widget needs to know of a calculation; the screen's own type may hold more. */
export interface Calculation {
  /** In the currency of prices. */
  readonly booking_deposit_due: number;
  readonly discount_error: string | null;
}

type DateError = 'date-select' | 'date-missing' | 'date-failed' | 'date-past' | 'corona-time';
type TimeError = 'time-missing' | 'time-failed';
type PaxError = 'pax-missing' | 'pax-failed';

/** What is loading: the number of the latest request, or null. Older responses are dropped. */
export interface PendingRequests {
  readonly dates: number | null;
  readonly times: number | null;
  readonly pax: number | null;
  readonly calculation: number | null;
}

/** The counts of each add-on that a party may choose, by the add-on's id. */
export type AddonOptions = Readonly<Record<string, readonly number[]>>;

/** The booking state. `addons` and `preselected` map an add-on's id to a count. */
export interface WidgetState<C extends Calculation = Calculation> {
  readonly course_id: number;
  readonly variation: number;
  /** The first date that can be booked at all. */
  readonly opens_from: string;
  readonly stage: number;
  /** The month shown, 'YYYY-MM'. */
  readonly month: string;
  readonly dates: readonly string[];
  readonly times: readonly string[];
  readonly pax_options: readonly number[];
  /** For each entry of `pax_options`, by add-on id: the counts to choose from, highest last. */
  readonly addon_options: readonly AddonOptions[];
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
  readonly addons: Readonly<Record<string, number>>;
  readonly preselected: Readonly<Record<string, number>>;
  readonly is_preselecting: boolean;
  /** The code in use and the text in the discount form; both '' without one. */
  readonly coupon: string;
  readonly coupon_code: string;
  readonly is_discount_open: boolean;
  /** `refused`: the calculation's own discount_error has the text. */
  readonly discount_error: 'empty-code' | 'refused' | null;
  readonly is_applying: boolean;
  readonly calculation: C | null;
  readonly has_calculation_failed: boolean;
  readonly errors: {
    readonly date: DateError | null;
    readonly time: TimeError | null;
    readonly pax: PaxError | null;
    /** The options error flag: a step was checked and found empty. */
    readonly options: boolean;
  };
  readonly is_payment_loading: boolean;
  readonly is_checkout_allowed: boolean;
  readonly is_from_booking_flow: boolean;
  readonly waiting: PendingRequests;
  readonly requests: number;
}

export interface WidgetStart {
  readonly course_id: number;
  readonly month: string;
  readonly variation?: number;
  readonly opens_from?: string;
  readonly preselected?: Readonly<Record<string, number>>;
  readonly is_preselecting?: boolean;
}

/** A widget with nothing chosen, at stage 0 (docs/domain/checkout.md#stages, docs/domain/checkout.md#steps-in-order). */
export function startWidget<C extends Calculation = Calculation>(start: WidgetStart): WidgetState<C> {
  const preselected = start.preselected ?? {};
  const is_preselecting = start.is_preselecting ?? false;
  return {
    course_id: start.course_id,
    variation: start.variation ?? 0,
    opens_from: start.opens_from ?? limits.bookingsOpenFrom,
    stage: 0,
    month: start.month,
    dates: [],
    times: [],
    pax_options: [],
    addon_options: [],
    date: null,
    time: null,
    pax: null,
    addons: is_preselecting ? preselected : {},
    preselected,
    is_preselecting,
    coupon: '',
    coupon_code: '',
    is_discount_open: false,
    discount_error: null,
    is_applying: false,
    calculation: null,
    has_calculation_failed: false,
    errors: { date: null, time: null, pax: null, options: false },
    is_payment_loading: false,
    is_checkout_allowed: false,
    is_from_booking_flow: false,
    waiting: { dates: null, times: null, pax: null, calculation: null },
    requests: 0,
  };
}

type Counts = Readonly<Record<string, number>>;

/** What a number of guests may choose of each add-on; empty before the server's response. */
export function optionsOf(
  { pax_options, addon_options }: Pick<WidgetState, 'pax_options' | 'addon_options'>,
  pax: number,
): AddonOptions {
  return addon_options[pax_options.indexOf(pax)] ?? {};
}

/** Add-ons after a clearing: the preselected ones when the flag is on, else none (docs/domain/checkout.md#add-ons). */
export function clearedAddons<C extends Calculation>(state: WidgetState<C>): Counts {
  return state.is_preselecting ? state.preselected : {};
}

/**
 * Add-ons for a number of guests (docs/domain/checkout.md#add-ons). With the flag on, each goes to its highest option
 * if its preselected count is above 0, else to 0. With the flag off, the choice stays, lowered to the party's highest
 * option.
 */
export function adjustedAddons<C extends Calculation>(state: WidgetState<C>, pax: number): Counts {
  const adjusted = Object.entries(optionsOf(state, pax)).map(([id, options]) => {
    const highest = options.at(-1) ?? 0;
    const count = Math.min(state.addons[id] ?? 0, highest);
    return [id, state.is_preselecting ? ((state.preselected[id] ?? 0) > 0 ? highest : 0) : count] as const;
  });
  return Object.fromEntries(adjusted);
}
