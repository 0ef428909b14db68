// Settings of the environment that only begin what the back office rules afterwards (docs/back-office.md#settings).
import { z } from 'zod';
import { type SettingKey, settingRule } from '#src/domain/setting/settings.ts';

/** Which setting of the back office each of them begins. */
export const begins = {
  BANYAN_BOOKINGS_OPEN_FROM: 'bookings_open_from',
  BANYAN_HOLD_MINUTES: 'hold_minutes',
  BANYAN_LATE_MONEY_WAIT: 'late_money_wait',
  BANYAN_REWARD_MINIMUM_CENTS: 'reward_minimum',
  BANYAN_SERVICE_FEE_RATE: 'service_fee_rate',
  BANYAN_COMMISSION_RATE: 'commission_rate',
  BANYAN_AMBASSADOR_RATE: 'ambassador_rate',
  BANYAN_DISTRIBUTOR_RATE: 'distributor_rate',
  BANYAN_DEPOSIT_RATE_MIN: 'deposit_rate_min',
  BANYAN_DEPOSIT_RATE_MAX: 'deposit_rate_max',
  BANYAN_KEPT_DEPOSIT_TO: 'kept_deposit_to',
  BANYAN_PAYOUT_MINIMUM_CENTS: 'payout_minimum',
  BANYAN_ACCOMMODATIONS_URL: 'accommodations_url',
  BANYAN_PARTNERS: 'partners_shown',
  BANYAN_PARTNERS_SOURCE: 'partners_source',
  FIRST_VISIT_CODE: 'first_visit_code',
  FIRST_VISIT_TEXT: 'first_visit_text',
  BANYAN_IDENTITY_CHECKS: 'identity_checks',
} as const satisfies Record<string, SettingKey>;

const purposes: Partial<Record<keyof typeof begins, string>> = {
  FIRST_VISIT_CODE: 'the discount code that a first visit is offered; none, or unset in production, offers nothing',
  FIRST_VISIT_TEXT: 'what FIRST_VISIT_CODE gives and on what terms, in a few words',
  BANYAN_IDENTITY_CHECKS:
    '1 when you compare hosts with their identity documents, as pages of text then say; unset, in demo mode only',
  BANYAN_PARTNERS:
    '0 hides the partner text about flights and hotels; production shows it only with BANYAN_PARTNERS_SOURCE',
};

/** The text of a setting as its own rule takes it. */
function first(name: keyof typeof begins) {
  const { kind, meaning } = settingRule(begins[name]);
  return z
    .string()
    .refine((text) => kind.read(text) !== null, kind.must)
    .optional()
    .describe(purposes[name] ?? `${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`);
}

/** Each by its name. */
export const marketSettings = Object.fromEntries(
  (Object.keys(begins) as (keyof typeof begins)[]).map((name) => [name, first(name)]),
) as Record<keyof typeof begins, ReturnType<typeof first>>;
