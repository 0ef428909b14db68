// Each rule in turn made another one. A rule whose change no test notices is written down, and does not run.

export interface Mutant {
  name: string;
  file: string;
  /** The file's text with the other rule in it; the same text when the rule stands there no more. */
  change: (text: string) => string;
  /** Tests that run the program by this rule. */
  tests: readonly string[];
}

const features = 'src/server/features/';
const table = 'src/domain/booking/transitions.ts';

/** A row of the table by its state and action, and by a role where there are several. */
function row(from: string, action: string, change: (row: string) => string, role = ''): (text: string) => string {
  return (text) =>
    text.replaceAll(/\{\s*from:(?:[^{}]|\{[^{}]*\})*\}/g, (found) => {
      const isIt = found.includes(`from: '${from}'`) && found.includes(`action: '${action}'`) && found.includes(role);
      return isIt ? change(found) : found;
    });
}

const nobody = (found: string) => found.replace(/roles: (?:\[[^\]]*\]|\w+)/, 'roles: []');
const leadsTo = (to: string) => (found: string) => found.replace(/to: '\w+'/, `to: '${to}'`);
const limit = (find: RegExp | string, replace: string) => (found: string) => found.replace(find, replace);

interface Row {
  from: string;
  action: string;
  role?: string;
  /** A state that the action does not lead to. */
  not: string;
  /** Its limit in time, another way. */
  time?: (found: string) => string;
  tests: readonly string[];
}

const paying = [`${features}payment/methods/card/card.db.test.ts`];
const rows: readonly Row[] = [
  { from: 'held', action: 'pay', not: 'requested', tests: paying },
  { from: 'held', action: 'pay_request', not: 'confirmed', tests: [`${features}request/confirm.db.test.ts`] },
  { from: 'held', action: 'replace', not: 'cancelled', tests: [`${features}checkout/replaces.db.test.ts`] },
  {
    from: 'held',
    action: 'expire',
    not: 'cancelled',
    time: limit('minutes: 0', 'minutes: 600'),
    tests: [`${features}checkout/checkout.db.test.ts`, `${features}payment/late-money.db.test.ts`],
  },
  { from: 'held', action: 'cancel', not: 'cancelled', tests: [`${features}cancel/cancel.db.test.ts`] },
  {
    from: 'requested',
    action: 'accept',
    not: 'requested',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}request/confirm.db.test.ts`, `${features}request/answer-form.db.test.ts`],
  },
  {
    from: 'requested',
    action: 'decline',
    not: 'cancelled',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}request/confirm.db.test.ts`, `${features}cancel/cancel-limits.db.test.ts`],
  },
  { from: 'requested', action: 'cancel', not: 'expired', tests: [`${features}cancel`] },
  {
    from: 'requested',
    action: 'move',
    not: 'confirmed',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}reschedule`],
  },
  {
    from: 'requested',
    action: 'expire',
    not: 'declined',
    time: limit('minutes: 0', 'minutes: 600'),
    tests: [`${features}request/confirm.db.test.ts`],
  },
  {
    from: 'confirmed',
    action: 'cancel',
    role: `['guest']`,
    not: 'expired',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'ends_at', minutes: 9000 }`),
    tests: [`${features}cancel`],
  },
  {
    from: 'confirmed',
    action: 'cancel',
    role: `['host', 'coordinator']`,
    not: 'expired',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'starts_at', minutes: -9000 }`),
    tests: [`${features}cancel`, `${features}departure`],
  },
  { from: 'confirmed', action: 'cancel', role: `['operator']`, not: 'expired', tests: [`${features}cancel`] },
  {
    from: 'confirmed',
    action: 'complete',
    not: 'no_show',
    time: limit('not_before: afterEnd', `not_before: { of: 'ends_at', minutes: 9000 }`),
    tests: [`${features}departure/settle.db.test.ts`],
  },
  {
    from: 'confirmed',
    action: 'move',
    not: 'requested',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'starts_at', minutes: 0 }`),
    tests: [`${features}reschedule`],
  },
  { from: 'expired', action: 'revive', not: 'requested', tests: [`${features}payment/late-money.db.test.ts`] },
];

const ofRows: readonly Mutant[] = rows.flatMap(({ from, action, role = '', not, time, tests }) => {
  const name = `${action} a ${from} booking${role === '' ? '' : ` as ${role.replaceAll(/['[\]]/g, '')}`}`;
  const changes = [
    ['nobody may', nobody],
    [`leads to ${not}`, leadsTo(not)],
    ...(time ? ([['at another time', time]] as const) : []),
  ] as const;
  return changes.map(([what, change]) => ({
    name: `${name}: ${what}`,
    file: table,
    change: row(from, action, change, role),
    tests,
  }));
});

const inquiry = 'src/domain/inquiry/inquiry-status.ts';
const step = (from: string, to: string): Mutant => ({
  name: `an inquiry that is ${from} does not become ${to}`,
  file: inquiry,
  change: (text) =>
    text.replace(new RegExp(`(\\n  ${from}: \\[[^\\]]*?)'${to}',? ?`), (_found, before: string) => before),
  tests: [`${features}inquiry`],
});
const ofInquiries = [
  step('unverified', 'open'),
  step('unverified', 'expired'),
  step('open', 'answered'),
  step('open', 'offered'),
  step('open', 'declined'),
  step('open', 'expired'),
  step('offered', 'booked'),
  step('offered', 'expired'),
  step('expired', 'booked'),
];

/** A figure of a file, which becomes another. */
const figure = (file: string, name: string, find: RegExp, to: string, tests: readonly string[]): Mutant => ({
  name: `${name} is another`,
  file,
  change: (text) => text.replace(find, (found, before: string = '') => found && `${before}${to}`),
  tests,
});

const times = 'src/domain/booking/window.ts';
const ofFigures: readonly Mutant[] = [
  figure(times, 'the time to answer a request', /(REQUEST_HOURS = )\d+/, '24', [
    `${features}request/confirm.db.test.ts`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(times, 'the time to the reminder of a hold', /(REMINDER_MINUTES = )\d+/, '4', [
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(times, 'the life of a hold', /(return now \+ )holdMinutes \* MINUTE_MS/, '2 * holdMinutes * MINUTE_MS', [
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(
    times,
    'the hold at the bank',
    /(if \(hold\.is_extended\) return hold;\n {2}return )\{[^}]*\}/,
    '{ ...hold, is_extended: true }',
    [`${features}payment/methods/card/three-d-secure.db.test.ts`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(
    times,
    'the hold during a capture',
    /(return )Math\.max\(until \?\? 0, now \+ leaseMs \+ MINUTE_MS\)/,
    'until ?? 0',
    [`${features}payment/methods/paypal/paypal.db.test.ts`, `${features}booking/deadlines.db.test.ts`],
  ),
  figure(times, 'the deadline of a request that moves', /(return )Math\.min\(until, cutoffAt\)/, 'until', [
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(inquiry, 'questions at once', /(openInquiriesMax = )\d+/, '4', [`${features}inquiry`]),
  figure(inquiry, 'the time to answer a question', /(inquiryHours = )\d+/, '24', [
    `${features}inquiry`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure(inquiry, 'the life of an offer', /(offerHours = )\d+/, '12', [`${features}inquiry`]),
  figure('src/domain/booking/status.ts', 'what counts as a new sale', /(newSaleHours = )\d+/, '1', [
    `${features}detail`,
    `${features}payment`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/booking/status.ts', 'the states with seats', /(requested: )'held'/, `'free'`, [
    `${features}checkout`,
    `${features}booking/statuses.db.test.ts`,
  ]),
  figure('src/domain/booking/allowed.ts', 'the days of an alternative', /(ALTERNATIVE_DAYS = )\d+/, '1', [
    `${features}cancel/cancel-limits.db.test.ts`,
  ]),
  figure('src/domain/booking/policy.ts', 'the flexible policy', /(flexible: \[\[)24/, '48', [
    `${features}cancel`,
    `${features}detail`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/booking/policy.ts', 'the moderate policy', /(moderate: \[\s*\[)4 \* 24/, '2 * 24', [
    `${features}cancel`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/booking/policy.ts', 'the strict policy', /(strict: \[\s*\[)7 \* 24/, '2 * 24', [
    `${features}cancel`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/booking/policy.ts', 'the grace of a new booking', /(grace_hours: )24/, '0', [
    `${features}cancel`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/account/account-link.ts', 'the life of a mailed link', /(accountLinkDays = )\d+/, '1', [
    `${features}account`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/account/account-link.ts', 'mailed links a day', /(accountLinksADay = )\d+/, '50', [
    `${features}account`,
  ]),
  figure('src/domain/account/account-link.ts', 'how long a browser opens a booking', /(browserOpensDays = )\d+/, '1', [
    `${features}account`,
    `${features}booking/deadlines.db.test.ts`,
  ]),
  figure('src/domain/money/currencies.ts', 'the age of a rate that is used', /(freshRateDays = )\d+/, '20', [
    `${features}payment/methods/alipay`,
  ]),
  ...['account', 'address'].map((by) =>
    figure('src/domain/guard/tries.ts', `tries of codes by ${by}`, new RegExp(`(coupon: \\{[^}]*${by}: )\\d+`), '100', [
      `${features}price`,
      'tests/tampering/guessing.db.test.ts',
    ]),
  ),
  ...['unusedDays', 'companionDays', 'mailDays', 'eventDays', 'requestKeyHours'].map((name) =>
    figure('src/domain/retention.ts', `retention: ${name}`, new RegExp(`(${name}: )\\d+`), '9999', [
      'src/server/jobs/aged.db.test.ts',
    ]),
  ),
];

const limits = 'src/domain/limits.ts';
const ofLimits: readonly Mutant[] = (
  [
    ['reviewPhotosMax', '4', '3', ['src/contract', 'src/web/features/voucher']],
    ['reviewPhotoBytesBelow', '5 \\*', '4 *', ['src/server/calls', 'src/server/features/problem']],
    ['reviewRewardCents', '500', '400', [`${features}content`]],
    ['cardMinimumCents', '50', '40', [`${features}price`, `${features}inquiry`]],
    ['paymentCurrency', `'USD'`, `'EUR'`, paying],
    ['alipayCurrency', `'SGD'`, `'MYR'`, [`${features}payment/methods/alipay`, 'src/server/jobs/rates']],
    ['bookingsOpenFrom', `'2020-05-01'`, `'2020-05-02'`, ['src/domain/booking/steps', `${features}availability`]],
    ['pageSize', '12', '11', [`${features}detail`, `${features}course`]],
    ['priceFilter', '\\{ min: 0, max: 500', '{ min: 0, max: 400', ['src/contract', 'src/web/features/listing']],
    ['durationFilter', '\\{ min: 1, max: 24', '{ min: 1, max: 20', ['src/contract', 'src/web/features/listing']],
    [
      'timeBands',
      `\\{\\s*morning: \\{ from: '01:00'`,
      `{ morning: { from: '02:00'`,
      [`${features}course`, 'src/contract'],
    ],
    [
      'sorts',
      `\\{ recomended: 'asc', popularity: 'desc'`,
      `{ recomended: 'asc', popularity: 'asc'`,
      ['src/server/search', 'src/contract'],
    ],
    [
      'reviewSortDefault',
      `'date-newer'`,
      `'date-older'`,
      [`${features}review`, 'src/domain/review', 'src/web/features/product'],
    ],
    ['reviewSorts', `\\['date-newer', `, '[', [`${features}review`, 'src/contract', 'src/web/features/product']],
    ['attributes', `\\['solo', `, '[', ['src/contract', `${features}course`, 'src/web/features/listing']],
    ['transports', `\\['free', `, '[', ['src/contract', `${features}course`]],
    ['localeCookieDays', '365', '30', ['src/web/locale']],
    ['voucherCookieDays', '365', '30', ['src/web/popups']],
    ['loadingBarThrottleMs', '200', '100', ['src/web/ui', 'src/web/layout']],
    ['loadingBarDurationMs', '5000', '4000', ['src/web/ui', 'src/web/layout']],
    ['mobileNavCloseMs', '250', '150', ['src/web/layout']],
    ['shortPlaceholderMaxPx', '400', '300', ['src/web/search']],
    ['wideSearchBoxAbovePx', '768', '700', ['src/web/layout']],
    ['cityColumns', '\\{ wide: 4', '{ wide: 5', ['src/web/features/error']],
    ['notFoundRelatedCourses', '5', '4', ['src/web/features/error', `${features}course`]],
    ['cardImage', '\\{ width: 295', '{ width: 300', ['src/web/ui']],
    ['resizeDebounceMs', '1000', '900', ['src/web/search']],
    ['idleTickSeconds', '60', '50', ['src/web/features/product']],
    ['idleRepushMinutes', '30', '20', ['src/web/features/product']],
    ['unloadDelayMs', '500', '400', ['src/web/analytics']],
    ['countryGroups', '10', '9', ['src/domain/catalog', `${features}place`]],
    ['partnerDiscountMaxPercent', '70', '60', ['src/web/features/home', `${features}page`]],
  ] as const
).map(([name, find, to, tests]) => figure(limits, `limits: ${name}`, new RegExp(`(\\n  ${name}: )${find}`), to, tests));

export const mutants: readonly Mutant[] = [...ofRows, ...ofInquiries, ...ofFigures, ...ofLimits];
