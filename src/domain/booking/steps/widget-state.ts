import { limits } from '../../limits.ts';

/** What the widget needs to know of a calculation; the screen's own type may hold more. */
export interface Calculation {
  /** US dollars. */
  readonly booking_deposit_due: number;
  readonly discount_error: string | null;
}

export type DateError = 'date-select' | 'date-missing' | 'date-failed' | 'date-past' | 'corona-time';
export type TimeError = 'time-missing' | 'time-failed';
export type PaxError = 'pax-missing' | 'pax-failed';

/** What is being loaded: the number of the request whose answer counts, or null. Older answers are dropped. */
export interface Waiting {
  readonly dates: number | null;
  readonly times: number | null;
  readonly pax: number | null;
  readonly calculation: number | null;
}

/** The counts of each add-on that a party may choose, by the add-on's id. */
export type AddonOptions = Readonly<Record<string, readonly number[]>>;

/** The booking state of spec 3. `addons` and `preselected` map an add-on's id to a count. */
export interface WidgetState<C extends Calculation = Calculation> {
  readonly course_id: number;
  /** Number of the experiment's variation. */
  readonly variation: number;
  /** The first date that can be booked at all. */
  readonly opens_from: string;
  readonly stage: number;
  /** The month shown, 'YYYY-MM'. */
  readonly month: string;
  readonly dates: readonly string[];
  readonly times: readonly string[];
  readonly pax_options: readonly number[];
  /** For each entry of `pax_options`, by add-on id: the counts to choose from, the highest last. */
  readonly addon_options: readonly AddonOptions[];
  readonly date: string | null;
  readonly time: string | null;
  readonly pax: number | null;
  readonly addons: Readonly<Record<string, number>>;
  readonly preselected: Readonly<Record<string, number>>;
  readonly is_preselecting: boolean;
  /** The code that counts, and the text in the discount form; both '' without one. */
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
  readonly waiting: Waiting;
  /** How many requests were made. */
  readonly requests: number;
}

/** What a widget starts from. */
export interface WidgetStart {
  readonly course_id: number;
  readonly month: string;
  readonly variation?: number;
  readonly opens_from?: string;
  readonly preselected?: Readonly<Record<string, number>>;
  readonly is_preselecting?: boolean;
}

/** A widget with nothing chosen, at stage 0 (spec 2 and 4). */
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
