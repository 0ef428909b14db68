// Each transition of the table of bookings, and each step of an inquiry, changed.
import { features, inquiry, type Mutant } from './mutant.ts';

const table = 'src/domain/booking/transitions.ts';

/** A row of the table by state and action, and by role where there are several. */
function row(from: string, action: string, change: (row: string) => string, role = ''): (text: string) => string {
  return (text) =>
    text.replaceAll(/\{\s*from:(?:[^{}]|\{[^{}]*\})*\}/g, (found) => {
      const isIt = found.includes(`from: '${from}'`) && found.includes(`action: '${action}'`) && found.includes(role);
      return isIt ? change(found) : found;
    });
}

const noOne = (found: string) => found.replace(/roles: (?:\[[^\]]*\]|\w+)/, 'roles: []');
const leadsTo = (to: string) => (found: string) => found.replace(/to: '\w+'/, `to: '${to}'`);
const limit = (find: RegExp | string, replace: string) => (found: string) => found.replace(find, replace);

interface Row {
  from: string;
  action: string;
  role?: string;
  /** A state that the action does not lead to. */
  not: string;
  /** Its time limit, changed. */
  time?: (found: string) => string;
  tests: readonly string[];
}

const paying = [`${features}payment/methods/card/card.db.test.ts`];
const rows: readonly Row[] = [
  { from: 'held', action: 'pay', not: 'requested', tests: paying },
  { from: 'held', action: 'pay_request', not: 'confirmed', tests: [`${features}changes/confirm.db.test.ts`] },
  { from: 'held', action: 'replace', not: 'cancelled', tests: [`${features}checkout/replaces.db.test.ts`] },
  {
    from: 'held',
    action: 'expire',
    not: 'cancelled',
    time: limit('minutes: 0', 'minutes: 600'),
    tests: [`${features}checkout/checkout.db.test.ts`, `${features}payment/late-money.db.test.ts`],
  },
  { from: 'held', action: 'cancel', not: 'cancelled', tests: [`${features}changes/cancel.db.test.ts`] },
  {
    from: 'requested',
    action: 'accept',
    not: 'requested',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}changes/confirm.db.test.ts`, `${features}changes/request.db.test.ts`],
  },
  {
    from: 'requested',
    action: 'decline',
    not: 'cancelled',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}changes/confirm.db.test.ts`, `${features}changes/cancel-limits.db.test.ts`],
  },
  { from: 'requested', action: 'cancel', not: 'expired', tests: [`${features}changes`] },
  {
    from: 'requested',
    action: 'move',
    not: 'confirmed',
    time: limit(/,?\s*not_after: whileAsked/, ''),
    tests: [`${features}changes/move.db.test.ts`, `${features}changes/move-other-ways.db.test.ts`],
  },
  ...(['offer_time', 'refuse_time', 'take_time'] as const).map((action) => ({
    from: 'requested',
    action,
    not: 'declined',
    // The guest's rules check a host's offer too, so only changing the offer's limit changes nothing.
    ...(action !== 'offer_time' && { time: limit(/,?\s*not_after: whileAsked/, '') }),
    tests: [`${features}changes/other-time.db.test.ts`],
  })),
  {
    from: 'requested',
    action: 'expire',
    not: 'declined',
    time: limit('minutes: 0', 'minutes: 600'),
    tests: [`${features}changes/confirm.db.test.ts`],
  },
  {
    from: 'confirmed',
    action: 'cancel',
    role: `['guest']`,
    not: 'expired',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'ends_at', minutes: 9000 }`),
    tests: [`${features}changes`],
  },
  {
    from: 'confirmed',
    action: 'cancel',
    role: `['host', 'manager', 'coordinator']`,
    not: 'expired',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'starts_at', minutes: -9000 }`),
    tests: [`${features}changes`, `${features}host-day/departure.db.test.ts`],
  },
  { from: 'confirmed', action: 'cancel', role: `['operator']`, not: 'expired', tests: [`${features}changes`] },
  {
    from: 'confirmed',
    action: 'complete',
    not: 'no_show',
    time: limit('not_before: afterEnd', `not_before: { of: 'ends_at', minutes: 9000 }`),
    tests: [`${features}host-day/departure-settle.db.test.ts`],
  },
  {
    from: 'confirmed',
    action: 'move',
    not: 'requested',
    time: limit(/not_after: \{[^{}]*\}/, `not_after: { of: 'starts_at', minutes: 0 }`),
    tests: [`${features}changes/move.db.test.ts`, `${features}changes/move-other-ways.db.test.ts`],
  },
  { from: 'expired', action: 'revive', not: 'requested', tests: [`${features}payment/late-money.db.test.ts`] },
];

export const waysOfBookings: readonly Mutant[] = rows.flatMap(({ from, action, role = '', not, time, tests }) => {
  const name = `${action} a ${from} booking${role === '' ? '' : ` as ${role.replaceAll(/['[\]]/g, '')}`}`;
  const changes = [
    ['nobody may', noOne],
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

const step = (from: string, to: string): Mutant => ({
  name: `an inquiry that is ${from} does not become ${to}`,
  file: inquiry,
  change: (text) =>
    text.replace(new RegExp(`(\\n  ${from}: \\[[^\\]]*?)'${to}',? ?`), (_found, before: string) => before),
  tests: [`${features}inquiry`],
});
export const stepsOfInquiries = [
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
