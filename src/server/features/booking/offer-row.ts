// What the statements of this feature answer: rows as PostgreSQL gives them, before any rule has looked at them.

export interface RuleRow {
  /** 1 is Monday. */
  weekday: number;
  /** 'HH:mm', wall time in the listing's zone. */
  start_time: string;
  capacity: number;
  min_pax: number | null;
}

export interface ExceptionRow {
  local_date: string;
  /** Null: the whole day. */
  start_time: string | null;
  kind: 'closed' | 'extra' | 'capacity';
  capacity: number | null;
  min_pax: number | null;
}

export interface AddonRow {
  id: number;
  kind: 'translator' | 'vehicle' | 'other';
  title: string;
  unit_price_cents: number;
  persons_per_unit: number;
}

/** A departure that somebody has booked before; `taken` leaves out holds whose time has run out. */
export interface TakenRow {
  local_date: string;
  start_time: string;
  taken: number;
}

/** A course with all that its availability and its price depend on. Rates are decimal texts. */
export interface OfferRow {
  id: number;
  host_id: string;
  title: string;
  city_id: number;
  city_name: string;
  category_name: string;
  time_zone: string;
  currency: string;
  duration_minutes: number;
  price_cents: number;
  min_pax: number;
  max_pax: number;
  surcharge_cents: number | null;
  deposit_rate: string;
  group_tiers: { from_pax: number; percent: number }[];
  confirmation: 'instant' | 'on_request';
  policy: 'flexible' | 'moderate' | 'strict' | 'final';
  transport: 'none' | 'free' | 'addon';
  cutoff_first_minutes: number;
  cutoff_later_minutes: number;
  horizon_days: number;
  rules: RuleRow[];
  exceptions: ExceptionRow[];
  addons: AddonRow[];
  departures: TakenRow[];
  rate: string | null;
  rate_at: Date | null;
  /** The database's clock, ms since 1970. */
  now_ms: number;
}
