// Made from the migrations by `npm run db:types`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a jsonb column answers. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Written as a text made by JSON.stringify: the driver would turn a list into a PostgreSQL array. */
type JsonColumn = ColumnType<Json, string, string>;

type NullableJsonColumn = ColumnType<Json | null, string | null | undefined, string | null>;

type GeneratedJsonColumn = ColumnType<Json, string | undefined, string>;

/** A column of a view. */
type ReadOnly<T> = ColumnType<T, never, never>;

export interface AccountLinkTable {
  token_hash: Buffer;
  booking_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface AddonTable {
  id: Generated<number>;
  course_id: number;
  kind: 'translator' | 'vehicle' | 'other';
  title: string;
  description: string;
  unit_price_cents: number;
  persons_per_unit: number;
  is_preselected: Generated<boolean>;
  external_key: string | null;
}

export interface ApiTokenTable {
  token_hash: Buffer;
  user_id: string;
  label: string;
  created_at: Generated<Date>;
  expires_at: Date | null;
}

export interface AuditBookingTable {
  id: ReadOnly<string | null>;
  slot_id: ReadOnly<number | null>;
  user_id: ReadOnly<string | null>;
  pax: ReadOnly<number | null>;
  status: ReadOnly<string | null>;
  total_cents: ReadOnly<number | null>;
  idempotency_key: ReadOnly<string | null>;
}

export interface AuditCouponTable {
  code: ReadOnly<string | null>;
  max_uses: ReadOnly<number | null>;
  used: ReadOnly<number | null>;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: string | null;
  action: string;
  subject: string;
  detail: GeneratedJsonColumn;
}

export interface AuditPaymentTable {
  id: ReadOnly<string | null>;
  booking_id: ReadOnly<string | null>;
  gateway_id: ReadOnly<string | null>;
  kind: ReadOnly<string | null>;
  cents: ReadOnly<number | null>;
  currency: ReadOnly<string | null>;
}

export interface AuditSlotTable {
  slot_id: ReadOnly<number | null>;
  capacity: ReadOnly<number | null>;
  taken: ReadOnly<number | null>;
}

export interface AvailabilityExceptionTable {
  id: Generated<number>;
  course_id: number;
  local_date: string;
  start_time: string | null;
  kind: 'closed' | 'extra' | 'capacity';
  capacity: number | null;
  min_pax: number | null;
  reason: Generated<string>;
  reopens_as: 'extra' | 'capacity' | null;
}

export interface AvailabilityRuleTable {
  id: Generated<number>;
  course_id: number;
  weekday: number;
  start_time: string;
  capacity: number;
  min_pax: number | null;
}

export interface BookingTable {
  id: Generated<string>;
  ref: string;
  access_hash: Buffer;
  token_hash: Buffer;
  departure_id: number;
  course_id: number;
  user_id: string;
  visitor_id: string;
  pax: number;
  status: Generated<'held' | 'requested' | 'confirmed' | 'checked_in' | 'completed' | 'no_show' | 'declined' | 'cancelled' | 'expired'>;
  payment: Generated<'none' | 'requires_action' | 'checking' | 'paid' | 'partly_refunded' | 'refunded' | 'failed' | 'disputed'>;
  refund: Generated<'none' | 'quoted' | 'pending' | 'done' | 'failed'>;
  cash: Generated<'none' | 'due' | 'host_says_paid' | 'both_say_paid' | 'disputed' | 'waived'>;
  hold_until: Date | null;
  is_hold_extended: Generated<boolean>;
  quote: JsonColumn;
  total_cents: number;
  due_cents: number;
  deposit_cents: number;
  service_fee_cents: number;
  discount_cents: number;
  balance_cents: number;
  balance_local_minor: number | null;
  local_currency: string;
  policy: JsonColumn;
  addons: GeneratedJsonColumn;
  coupon_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  isd_code: Generated<string>;
  phone: Generated<string>;
  message: Generated<string>;
  pickup_address: Generated<string>;
  pickup_latitude: number | null;
  pickup_longitude: number | null;
  idempotency_key: string | null;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  closed_at: Date | null;
  is_replaced: Generated<boolean>;
  request_until: Date | null;
  checked_in_at: Date | null;
  no_show_at: Date | null;
  cancelled_by: 'guest' | 'host' | 'coordinator' | 'operator' | 'system' | null;
  cancel_cause: 'guest' | 'host' | 'host_late' | 'unsafe_weather' | 'request_declined' | 'request_expired' | null;
  cancel_reason: Generated<string>;
  refund_percent: number | null;
  version: Generated<number>;
  offer_id: string | null;
  in_account: Generated<'offered' | 'joined' | 'refused'>;
  held_by: string | null;
  held_from: string | null;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  booking_id: string;
  at: Generated<Date>;
  actor: string;
  actor_id: string | null;
  on_behalf_of: string | null;
  from_status: string | null;
  to_status: string;
  reason: Generated<string>;
}

export interface CatalogueFacetTable {
  only_row: Generated<boolean>;
  hosts: number;
}

export interface CategoryTable {
  id: Generated<number>;
  slug: string;
  name: string;
  position: Generated<number>;
}

export interface CategoryFacetTable {
  category_id: number;
  total: number;
}

export interface CityTable {
  id: Generated<number>;
  slug: string;
  name: string;
  native_name: string;
  native_lang: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  blurb: string;
  introduction: string;
  travel_tips: GeneratedJsonColumn;
  image: JsonColumn;
  position: Generated<number>;
  is_active: Generated<boolean>;
  is_demo: Generated<boolean>;
}

export interface CityFacetTable {
  city_id: number;
  total: number;
  review_total: number;
  best_rank: number | null;
  cheapest: NullableJsonColumn;
}

export interface ClaimTurnTable {
  key: string;
  taken_at: Date;
}

export interface CompanionTable {
  id: Generated<string>;
  booking_id: string;
  email: string;
  first_name: string;
  last_name: string;
  sends: Generated<number>;
  sent_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface ContentPageTable {
  slug: string;
  title: string;
  summary: string;
  body: string;
  updated_at: Generated<Date>;
  text_hash: GeneratedAlways<string>;
  shipped_hash: string | null;
}

export interface ContentVersionTable {
  only_row: Generated<boolean>;
  version: Generated<number>;
}

export interface CoordinationTable {
  coordinator_id: string;
  host_id: string;
  created_at: Generated<Date>;
}

export interface CountryTable {
  code: string;
  name: string;
  currency: string;
  isd_code: string;
  position: number;
}

export interface CouponTable {
  id: Generated<string>;
  code: string;
  kind: 'fixed' | 'percent';
  amount_cents: number | null;
  percent: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  minimum_spend_cents: Generated<number>;
  max_uses: number | null;
  max_uses_per_user: Generated<number>;
  used: Generated<number>;
  is_first_booking_only: Generated<boolean>;
  city_ids: Generated<number[]>;
  course_ids: Generated<number[]>;
  owner_id: string | null;
  created_at: Generated<Date>;
}

export interface CouponUseTable {
  booking_id: string;
  coupon_id: string;
  user_id: string;
  use_no: number;
  state: Generated<'reserved' | 'redeemed' | 'released'>;
  created_at: Generated<Date>;
}

export interface CourseTable {
  id: Generated<number>;
  city_id: number;
  category_id: number;
  host_id: string;
  slug: string;
  title: string;
  summary: string;
  description: string;
  steps: GeneratedJsonColumn;
  included: Generated<string[]>;
  excluded: Generated<string[]>;
  bring: Generated<string[]>;
  requirements: Generated<string[]>;
  accessibility: Generated<string[]>;
  languages: string[];
  minimum_age: number | null;
  duration_minutes: number;
  price_cents: number;
  min_pax: Generated<number>;
  max_pax: number;
  surcharge_cents: number | null;
  deposit_rate: Generated<string>;
  group_tiers: GeneratedJsonColumn;
  confirmation: Generated<'instant' | 'on_request'>;
  policy: Generated<'flexible' | 'moderate' | 'strict' | 'final'>;
  transport: Generated<'none' | 'free' | 'addon'>;
  attributes: Generated<('solo' | 'family' | 'couples' | 'child-friendly' | 'big-groups')[]>;
  ba_host: Generated<boolean>;
  cutoff_first_minutes: Generated<number>;
  cutoff_later_minutes: Generated<number>;
  horizon_days: Generated<number>;
  meeting_text: string;
  meeting_latitude: number;
  meeting_longitude: number;
  pickup: NullableJsonColumn;
  images: JsonColumn;
  status: Generated<'draft' | 'in_review' | 'published' | 'paused' | 'archived'>;
  rank: Generated<number>;
  popularity: Generated<number>;
  review_total: Generated<number>;
  review_sum: Generated<number>;
  is_demo: Generated<boolean>;
  published_at: Date | null;
  created_at: Generated<Date>;
  external_key: string | null;
  updated_at: Generated<Date>;
}

export interface CourseDaysTable {
  course_id: number;
  city_id: number;
  morning: string | null;
  afternoon: string | null;
  evening: string | null;
  due_at: Date;
}

export interface CourseListingTable {
  course_id: number;
  city_id: number;
  category_id: number;
  host_id: string;
  price_cents: number;
  duration_minutes: number;
  traits: number;
  rank: number;
  popularity: number;
  rating: number;
  review_total: number;
  published_at: Date;
  words: string;
}

export interface DepartureTable {
  id: Generated<number>;
  course_id: number;
  local_date: string;
  start_time: string;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  taken: Generated<number>;
  created_at: Generated<Date>;
  settled_at: Date | null;
  looked_at: Date | null;
}

export interface DisputeTable {
  id: Generated<string>;
  payment_id: string;
  provider_ref: string;
  amount_minor: number;
  currency: string;
  status: 'open' | 'won' | 'lost';
  reason: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface ExchangeRateTable {
  code: string;
  rate: string;
  fetched_at: Date;
  source: Generated<string>;
}

export interface GatewayCheckTable {
  provider: string;
  checked_at: Date;
}

export interface GatewayEventTable {
  provider: string;
  event_id: string;
  type: string;
  object_ref: Generated<string>;
  body: JsonColumn;
  received_at: Generated<Date>;
  processed_at: Date | null;
  error: string | null;
}

export interface HostTable {
  user_id: string;
  display_name: string;
  headline: string;
  story: string;
  languages: string[];
  host_since: string;
  reply_minutes: number | null;
  phone: string;
  external_key: string | null;
}

export interface HostFacetTable {
  host_id: string;
  total: number;
}

export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  body_hash: Buffer;
  answer: JsonColumn;
  created_at: Generated<Date>;
}

export interface InquiryTable {
  id: Generated<string>;
  course_id: number;
  user_id: string | null;
  visitor_id: string;
  token_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
  isd_code: Generated<string>;
  phone: Generated<string>;
  local_date: string;
  start_time: string | null;
  pax: number;
  addons: GeneratedJsonColumn;
  message: string;
  status: Generated<'unverified' | 'open' | 'answered' | 'offered' | 'declined' | 'expired' | 'booked'>;
  answer: Generated<string>;
  answered_at: Date | null;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface InstallationTable {
  only_row: Generated<boolean>;
  demo_seeded_at: Date | null;
  home_image: NullableJsonColumn;
}

export interface JobRunTable {
  name: string;
  started_at: Generated<Date>;
  finished_at: Date | null;
  error: string | null;
}

export interface LedgerEntryTable {
  id: Generated<number>;
  tx_id: number;
  account: string;
  amount_minor: number;
  currency: string;
}

export interface LedgerTxTable {
  id: Generated<number>;
  kind: string;
  ext_ref: string;
  booking_id: string | null;
  at: Generated<Date>;
}

export interface ListingFacetTable {
  city_id: number;
  category_id: number;
  total: number;
}

export interface MailTable {
  id: Generated<string>;
  outbox_id: number | null;
  kind: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  attachments: GeneratedJsonColumn;
  booking_id: string | null;
  sent_at: Date | null;
  created_at: Generated<Date>;
}

export interface OfferTable {
  id: Generated<string>;
  token_hash: Buffer;
  inquiry_id: string | null;
  replaces_booking_id: string | null;
  course_id: number;
  local_date: string | null;
  start_time: string | null;
  pax: number;
  price_cents: number;
  expires_at: Date;
  withdrawn_at: Date | null;
  booked_at: Date | null;
  created_at: Generated<Date>;
}

export interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: JsonColumn;
  attempts: Generated<number>;
  not_before: Generated<Date>;
  done_at: Date | null;
  error: string | null;
  created_at: Generated<Date>;
}

export interface PaymentTable {
  id: Generated<string>;
  booking_id: string;
  provider: 'stripe' | 'paypal';
  method: 'card' | 'alipay' | 'paypal';
  amount_minor: number;
  currency: string;
  provider_ref: string | null;
  status: Generated<'new' | 'open' | 'action' | 'unknown' | 'succeeded' | 'cancelled' | 'failed'>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  due_cents: number;
  fx_rate: string | null;
  fx_rate_at: Date | null;
  token_hash: Buffer | null;
  capture_ref: string | null;
  has_receipt: Generated<boolean>;
}

export interface PaymentAttemptTable {
  id: Generated<number>;
  payment_id: string;
  n: number;
  input_ref: string;
  key: string;
  status: Generated<'sending' | 'done' | 'failed' | 'action' | 'unknown'>;
  code: string | null;
  decline_code: string | null;
  lease_until: Date;
  created_at: Generated<Date>;
}

export interface PendingPasswordTable {
  booking_id: string;
  user_id: string;
  visitor_id: string;
  password_hash: string;
  created_at: Generated<Date>;
}

export interface PictureTable {
  id: string;
  sha256: Buffer;
  width: number;
  height: number;
  blur: string;
  dominant: string;
  credit: Generated<string>;
  owner_id: string | null;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface ProblemReportTable {
  id: Generated<string>;
  booking_id: string;
  kind: 'host_late' | 'host_missing' | 'not_as_described' | 'unsafe' | 'weather' | 'money' | 'other';
  message: string;
  photos: GeneratedJsonColumn;
  created_at: Generated<Date>;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface ReceiptTable {
  number: number;
  booking_id: string;
  payment_id: string | null;
  refund_id: string | null;
  kind: 'payment' | 'refund';
  amount_minor: number;
  currency: string;
  due_cents: number;
  issued_at: Generated<Date>;
}

export interface ReceiptCounterTable {
  id: Generated<boolean>;
  last_number: Generated<number>;
}

export interface RefundTable {
  id: Generated<string>;
  payment_id: string;
  amount_minor: number;
  reason: 'late_or_surplus' | 'cancelled' | 'declined' | 'request_expired' | 'rescheduled' | 'goodwill' | 'external';
  seq: Generated<number>;
  key: string;
  provider_ref: string | null;
  status: Generated<'new' | 'sent' | 'pending' | 'succeeded' | 'failed'>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  due_cents: number;
  is_code_given_back: Generated<boolean>;
  has_receipt: Generated<boolean>;
}

export interface ReviewTable {
  id: Generated<string>;
  course_id: number;
  guest_name: string;
  guest_country: string;
  rating: number;
  body: Generated<string>;
  host_reply: Generated<string>;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  photo_total: Generated<number>;
  is_rewarded: Generated<boolean>;
}

export interface ReviewPhotoTable {
  review_id: string;
  position: number;
  picture_id: string;
  alt: Generated<string>;
}

export interface SearchSynonymTable {
  term: string;
  means: string;
}

export interface SearchWordTable {
  word: string;
  is_written: boolean;
  is_name: boolean;
  uses: number;
}

export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

export interface SigningKeyTable {
  id: string;
  private_key: string;
  public_key: string;
  created_at: Generated<Date>;
}

export interface StaffTaskTable {
  id: Generated<number>;
  kind: 'refund_failed' | 'payment_mismatch' | 'payment_stuck' | 'orphan_payment' | 'dispute' | 'problem_report' | 'rates_stale';
  subject: string;
  booking_id: string | null;
  detail: Generated<string>;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  closed_by: string | null;
}

export interface UserAccountTable {
  id: Generated<string>;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: Generated<string>;
  isd_code: Generated<string>;
  phone: Generated<string>;
  image: string | null;
  roles: Generated<('user' | 'host' | 'coordinator' | 'distributor' | 'ambassador' | 'operator')[]>;
  is_id_verified: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: Generated<Date>;
  verified_at: Date | null;
}

export interface VisitorBookingTable {
  booking_id: string;
  visitor_id: string;
  expires_at: Date;
}

export interface Database {
  account_link: AccountLinkTable;
  addon: AddonTable;
  api_token: ApiTokenTable;
  audit_booking: AuditBookingTable;
  audit_coupon: AuditCouponTable;
  audit_log: AuditLogTable;
  audit_payment: AuditPaymentTable;
  audit_slot: AuditSlotTable;
  availability_exception: AvailabilityExceptionTable;
  availability_rule: AvailabilityRuleTable;
  booking: BookingTable;
  booking_history: BookingHistoryTable;
  catalogue_facet: CatalogueFacetTable;
  category: CategoryTable;
  category_facet: CategoryFacetTable;
  city: CityTable;
  city_facet: CityFacetTable;
  claim_turn: ClaimTurnTable;
  companion: CompanionTable;
  content_page: ContentPageTable;
  content_version: ContentVersionTable;
  coordination: CoordinationTable;
  country: CountryTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
  course: CourseTable;
  course_days: CourseDaysTable;
  course_listing: CourseListingTable;
  departure: DepartureTable;
  dispute: DisputeTable;
  exchange_rate: ExchangeRateTable;
  gateway_check: GatewayCheckTable;
  gateway_event: GatewayEventTable;
  host: HostTable;
  host_facet: HostFacetTable;
  idempotency_key: IdempotencyKeyTable;
  inquiry: InquiryTable;
  installation: InstallationTable;
  job_run: JobRunTable;
  ledger_entry: LedgerEntryTable;
  ledger_tx: LedgerTxTable;
  listing_facet: ListingFacetTable;
  mail: MailTable;
  offer: OfferTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  payment_attempt: PaymentAttemptTable;
  pending_password: PendingPasswordTable;
  picture: PictureTable;
  problem_report: ProblemReportTable;
  rate_limit: RateLimitTable;
  receipt: ReceiptTable;
  receipt_counter: ReceiptCounterTable;
  refund: RefundTable;
  review: ReviewTable;
  review_photo: ReviewPhotoTable;
  search_synonym: SearchSynonymTable;
  search_word: SearchWordTable;
  session: SessionTable;
  signing_key: SigningKeyTable;
  staff_task: StaffTaskTable;
  user_account: UserAccountTable;
  visitor_booking: VisitorBookingTable;
}
