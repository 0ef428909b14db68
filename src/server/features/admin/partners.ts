// Ambassadors and distributors in the back office (docs/reference/back-office.md#ambassadors-and-distributors).
import { randomUUID } from 'node:crypto';
import { distributorList, partnerList } from '#src/contract/admin/people-lists.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { postPartnerPaid } from '#src/domain/ledger/partners.ts';
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { partnerSteps, readPartnerCode } from '#src/domain/partner/partner.ts';
import type { Handler } from '#src/server/call.ts';
import { deleteKey, findKeys, toKey } from '#src/server/features/account/index.ts';
import { findCommissions, findPartner, findPartners, findPayments } from '#src/server/features/partner/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { findPeople, findPerson } from './people-queries.ts';
import { toLine } from './people.ts';
import { staffAct } from './staff-act.ts';
import { serveList } from './lists.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import {
  findApplications,
  findClicks,
  findDistributorFacts,
  findLastBookings,
  findOwed,
  findOwedLines,
  findPartnerId,
  type LockedPartner,
  lockPartner,
  lockReleased,
  type PartnerTerms,
  sumBookings,
  takeRoles,
  writePayment,
  writeTerms,
} from './partners-queries.ts';

export const partners = serveList({
  list: partnerList,
  call: 'admin/partners',
  find: ({ db }, query) => findPartners(db, query),
});

const mostApplications = 50;

// admin/ambassador-applications: oldest first; deciding these reveals the rest.
const applications: Handler<'admin/ambassador-applications'> = async (_input, { services }) => {
  const rows = await findApplications(services.db, mostApplications + 1);
  return { data: rows.slice(0, mostApplications), has_more: rows.length > mostApplications };
};

const pageSize = 50;

const partnerCall: Handler<'admin/partner'> = async (
  { partner_id: partnerId, before },
  { services: { db, config } },
) => {
  const [row, clicks, rows, payments, lines] = await Promise.all([
    findPartner(db, { partnerId }),
    findClicks(db, partnerId),
    findCommissions(db, { partnerId, after: before ?? null, count: pageSize + 1 }),
    findPayments(db, partnerId),
    findOwedLines(db, partnerId),
  ]);
  if (row === null) return refuse('partner-not-found');
  const { rate, ...partner } = row;
  const { data, next } = pageOf(rows, pageSize);
  return {
    ...partner,
    percent: rate === null ? null : percentOf(rate),
    usual_percent: percentOf(config.partnerRates[row.kind]),
    clicks_by_day: clicks,
    commissions: data.map(({ date: _date, ...commission }) => commission),
    next,
    payments,
    lines,
  };
};

/** `5.25` for the rate `0.0525`. */
function percentOf(rate: string | number): number {
  return Math.round(Number(rate) * 10_000) / 100;
}

function rateOfPercent(percent: number): string {
  return String(Math.round(percent * 100) / 10_000);
}

// admin/partner-change: code, rate and state (docs/reference/back-office.md#ambassadors-and-distributors).
const partnerChange = staffAct<'admin/partner-change'>({
  async run(input, { trx, actor }) {
    const before = await lockPartner(trx, input.partner_id);
    if (before === null) return refuse('partner-not-found');
    const stale = askFresh(actor, 'partner-terms');
    if (stale) return stale;
    if (before.version !== input.version) return refuse('partner-changed');
    const after = termsOf(input, before);
    if ('ok' in after) return after;
    if (!(await writeTerms(trx, input.partner_id, after))) return refuse('bad-input', { code: t('partner.codeTaken') });
    if (after.state === 'ended' && before.state !== 'ended') await takeRoles(trx, before.user_id);
    return {
      answer: { message: t('partner.changed') },
      entry: {
        action: 'partner-changed',
        subject: `partner:${input.partner_id}`,
        detail: { before: auditValues(before), after: auditValues(after), reason: input.reason },
      },
    };
  },
});

const auditValues = ({ code, rate, state }: PartnerTerms) => ({
  code,
  rate: rate === null ? null : Number(rate),
  state,
});

function termsOf(input: CallInput<'admin/partner-change'>, now: LockedPartner): PartnerTerms | Refusal {
  const { code: typed, percent, state = now.state } = input;
  if (state !== now.state && !partnerSteps[now.state].includes(state)) return refuse('partner-state');
  const code = typed === undefined ? now.code : readPartnerCode(typed);
  if (typed !== undefined && (code === null || now.kind !== 'ambassador'))
    return refuse('bad-input', { code: t(now.kind === 'ambassador' ? 'partner.codeForm' : 'partner.codeNone') });
  const rate = percent === undefined ? now.rate : percent === null ? null : rateOfPercent(percent);
  return { code, rate, state };
}

// admin/partner-pay: records a bank transfer, once. A concurrent change shows as another version or amount.
const partnerPay = staffAct<'admin/partner-pay'>({
  async run({ partner_id: partnerId, ...input }, { trx, actor, actorId: operatorId }) {
    const partner = await lockPartner(trx, partnerId);
    if (partner === null) return refuse('partner-not-found');
    const stale = askFresh(actor, 'partner-paid');
    if (stale) return stale;
    const reference = input.reference.trim();
    if (reference === '') return refuse('bad-input', { reference: t('partner.noReference') });
    if (partner.version !== input.version) return refuse('partner-changed');
    const released = await lockReleased(trx, partnerId);
    const amountCents = await findOwed(trx, partnerId, released);
    if (amountCents <= 0) return refuse('partner-owed-nothing');
    if (amountCents !== wireCents(input.amount)) return refuse('partner-changed');
    const id = randomUUID();
    const made = { id, partnerId, amountCents, reference, operatorId, released };
    await writePayment(trx, made, postPartnerPaid({ paymentId: id, partnerId, amountCents }));
    const amount = fromMinor(amountCents);
    return {
      answer: { message: t('partner.paid') },
      entry: {
        action: 'partner-paid',
        subject: `partner:${partnerId}`,
        detail: { before: { owed: amount }, after: { owed: 0, payment: id, reference }, reason: input.reason },
      },
    };
  },
});

export const distributors = serveList({
  list: distributorList,
  call: 'admin/distributors',
  async find({ db }, query) {
    const rows = await findPeople(db, { ...query, role: 'distributor' });
    const ids = rows.map(({ id }) => id);
    const facts = new Map((await findDistributorFacts(db, ids)).map((one) => [one.id, one]));
    return rows.map((row) => {
      const { roles: _roles, signed_in_at: _at, ...line } = toLine(row);
      return { ...line, keys: 0, key_used_on: null, booked_at: null, ...facts.get(row.id) };
    });
  },
});

const mostBookings = 20;

const distributor: Handler<'admin/distributor'> = async ({ user_id: userId }, { services: { db }, actor }) => {
  const [row, keys, sums, bookings, partnerId] = await Promise.all([
    findPerson(db, userId),
    findKeys(db, userId),
    sumBookings(db, userId),
    findLastBookings(db, userId, mostBookings),
    findPartnerId(db, userId),
  ]);
  if (!row || !row.roles.includes('distributor')) return refuse('person-not-found');
  const { id, name, email, phone, state, made_at } = toLine(row);
  const account = { id, name, email, phone, state, made_at, partner_id: partnerId };
  return { ...account, keys: keys.map(toKey), can_remove: mayDo('person-acts', actor), sums, bookings };
};

// admin/distributor-key-remove: revokes a key at once (docs/reference/back-office.md#distributors).
const keyRemove = staffAct<'admin/distributor-key-remove'>({
  async run({ user_id: userId, key_id: keyId, reason }, { trx, actor }) {
    if (!(await findKeys(trx, userId)).some(({ id }) => id === keyId)) return refuse('key-not-found');
    const stale = askFresh(actor, 'distributor-key');
    if (stale) return stale;
    // A concurrent removal waits here and finds none.
    const gone = await deleteKey(trx, { userId, keyId });
    if (!gone) return refuse('key-not-found');
    return {
      answer: { message: t('account.key.removed', gone) },
      entry: { action: 'distributor-key-removed', subject: `account:${userId}`, detail: { ...gone, reason } },
    };
  },
});

export const partnerCalls = {
  'admin/ambassador-applications': applications,
  'admin/distributor': distributor,
  'admin/distributor-key-remove': keyRemove,
  'admin/partner': partnerCall,
  'admin/partner-change': partnerChange,
  'admin/partner-pay': partnerPay,
} as const;
