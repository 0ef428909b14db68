// Each figure of the rules, changed.
import { features, figure, inquiry, type Mutant } from './mutant.ts';

const times = 'src/domain/booking/window.ts';
export const figuresOfRules: readonly Mutant[] = [
  figure({ file: times, name: 'the time to answer a request', find: /(REQUEST_HOURS = )\d+/ }, '24', [
    `${features}changes/confirm.db.test.ts`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure({ file: times, name: 'the time to the reminder of a hold', find: /(REMINDER_MINUTES = )\d+/ }, '4', [
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(
    { file: times, name: 'the life of a hold', find: /(return now \+ )holdMinutes \* MINUTE_MS/ },
    '2 * holdMinutes * MINUTE_MS',
    [`${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    {
      file: times,
      name: 'the hold at the bank',
      find: /(if \(hold\.is_extended\) return hold;\n {2}return )\{[^}]*\}/,
    },
    '{ ...hold, is_extended: true }',
    [`${features}payment/methods/card/three-d-secure.db.test.ts`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    {
      file: times,
      name: 'the hold during a capture',
      find: /(return )Math\.max\(until \?\? 0, now \+ leaseMs \+ MINUTE_MS\)/,
    },
    'until ?? 0',
    [`${features}payment/methods/paypal/paypal.db.test.ts`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    { file: times, name: 'the deadline of a request that moves', find: /(return )Math\.min\(until, cutoffAt\)/ },
    'until',
    [`${features}booking/deadlines.db.test.ts`],
  ),
  figure({ file: inquiry, name: 'questions at once', find: /(openInquiriesMax = )\d+/ }, '4', [`${features}inquiry`]),
  figure({ file: inquiry, name: 'the time to answer a question', find: /(inquiryHours = )\d+/ }, '24', [
    `${features}inquiry`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure({ file: inquiry, name: 'the life of an offer', find: /(offerHours = )\d+/ }, '12', [`${features}inquiry`]),
  figure({ file: 'src/domain/booking/status.ts', name: 'what is a new sale', find: /(newSaleHours = )\d+/ }, '1', [
    `${features}trip`,
    `${features}payment`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(
    { file: 'src/domain/booking/status.ts', name: 'the states with seats', find: /(requested: )'held'/ },
    `'free'`,
    [`${features}checkout`, `${features}booking/statuses.db.test.ts`],
  ),
  figure(
    { file: 'src/domain/booking/allowed.ts', name: 'the days of an alternative', find: /(ALTERNATIVE_DAYS = )\d+/ },
    '1',
    [`${features}changes/cancel-limits.db.test.ts`],
  ),
  figure({ file: 'src/domain/booking/policy.ts', name: 'the flexible policy', find: /(flexible: \[\[)24/ }, '48', [
    `${features}changes`,
    `${features}trip`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(
    { file: 'src/domain/booking/policy.ts', name: 'the moderate policy', find: /(moderate: \[\s*\[)4 \* 24/ },
    '2 * 24',
    [`${features}changes`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    { file: 'src/domain/booking/policy.ts', name: 'the strict policy', find: /(strict: \[\s*\[)7 \* 24/ },
    '2 * 24',
    [`${features}changes`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure({ file: 'src/domain/booking/policy.ts', name: 'the grace of a new booking', find: /(grace_hours: )24/ }, '0', [
    `${features}changes`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(
    { file: 'src/domain/account/account-link.ts', name: 'the life of a mailed link', find: /(accountLinkDays = )\d+/ },
    '1',
    [`${features}account`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    { file: 'src/domain/account/account-link.ts', name: 'mailed links a day', find: /(accountLinksADay = )\d+/ },
    '50',
    [`${features}account`],
  ),
  figure(
    {
      file: 'src/domain/account/account-link.ts',
      name: 'how long a browser opens a booking',
      find: /(browserOpensDays = )\d+/,
    },
    '1',
    [`${features}account`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    { file: 'src/domain/money/currencies.ts', name: 'the age of a rate that is used', find: /(freshRateDays = )\d+/ },
    '20',
    [`${features}payment/methods/alipay`],
  ),
  figure(
    { file: 'src/domain/user/tries.ts', name: 'tries of codes by address', find: /(coupon: \{[^}]*address: )\d+/ },
    '100',
    ['tests/tampering/guessing.db.test.ts'],
  ),
  figure(
    {
      file: `${features}booking/confirm-queries.ts`,
      name: 'whose conversation follows an offer',
      find: /(where )t\.inquiry_id = o\.inquiry_id/,
    },
    'false',
    [`${features}inquiry`, `${features}message`],
  ),
  figure(
    {
      file: 'src/domain/search/ranking.ts',
      name: 'how many reviews are added to those of an experience',
      find: /(ratingPrior = \{ reviews: )\d+/,
    },
    '5',
    ['src/server/search/listing-order.db.test.ts'],
  ),
  figure(
    {
      file: 'src/domain/partner/partner.ts',
      name: 'who becomes a partner by a role',
      find: /(after\.includes\('distributor'\) \? 'distributor' : )after\.includes\('ambassador'\)/,
    },
    'false',
    [`${features}partner`],
  ),
  figure(
    {
      file: 'src/domain/partner/partner.ts',
      name: 'when a partner ends',
      find: /(\? nothing : )\{ do: 'end' \}/,
    },
    'nothing',
    [`${features}partner`],
  ),
  figure(
    {
      file: 'src/domain/review/review-limits.ts',
      name: 'when a guest is asked for a review',
      find: /(askedAfterHours: )\d+/,
    },
    '5',
    [`${features}review/asking.db.test.ts`],
  ),
  figure(
    {
      file: 'src/domain/partner/partner.ts',
      name: 'when a commission is looked at first',
      find: /(firstLookHours: )\d+/,
    },
    '5',
    [`${features}partner`],
  ),
  ...['unusedDays', 'companionDays', 'mailDays', 'eventDays', 'requestKeyHours'].map((name) =>
    figure(
      { file: 'src/domain/retention.ts', name: `retention: ${name}`, find: new RegExp(`(${name}: )\\d+`) },
      '9999',
      ['src/server/platform/jobs/aged.db.test.ts'],
    ),
  ),
];
