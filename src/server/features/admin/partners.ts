// Ambassadors and distributors (docs/back-office.md#ambassadors-and-distributors).
import { partnerList } from '#src/contract/admin/partner-list.ts';
import { byInstant, serveList } from './kit/list.ts';
import {
  findPartners,
  findApplications,
  findPartner,
  lockPartner,
  type LockedPartner,
  type PartnerTerms,
  takeRoles,
  writeTerms,
  findOwed,
  lockReleased,
  writePayment,
} from './partners-queries.ts';
import { toPartner, toCommission, toPayment, rateOfPercent } from './partner.ts';
import type { Handler } from '#src/server/call.ts';
import { encodeQR } from 'qr';
import { recommendedUrl } from '#src/contract/addresses/user-urls.ts';
import { fromMinor, wireCents } from '#src/domain/money/money.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pageOf, cursorOf } from './kit/cursor-queries.ts';
import { findCommissions, findPayments, findOwnFigures } from './commissions-queries.ts';
import { partnerSteps, readPartnerCode } from '#src/domain/partner/partner.ts';
import type { CallInput } from '#src/contract/types.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { randomUUID } from 'node:crypto';
import { postPartnerPaid } from '#src/domain/ledger/partners.ts';
import { staffAct } from './kit/act.ts';

// Ambassadors and distributors: in the back office, and their own page (docs/back-office.md#ambassadors-and-distributors).

/** How many are shown at once. Each waits for a person, so that there are few; the oldest come first. */
const most = 50;

/** All that wait; `has_more` where there are more than a page, which are seen once these are decided. */
// admin/ambassador-applications: applications that wait for an answer (docs/back-office.md#ambassadors-and-distributors).
const applications: Handler<'admin/ambassador-applications'> = async (_input, { services }) => {
  const { db } = services;
  const rows = await findApplications(db, most + 1);
  const data = rows.slice(0, most).map(({ made_at: at, ...row }) => ({
    ...row,
    made_at: at.toISOString(),
  }));
  const hasMore = rows.length > most;
  return { data, has_more: hasMore };
};

const pageSize = 20;

// partner/mine: a partner's own link, bookings and commission (docs/partners.md#the-partners-page).
const mine: Handler<'partner/mine'> = async ({ before }, { services: { db, config }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const row = await findPartner(db, { userId: actor.userId });
  if (row === null) return refuse('partner-not-found');
  const after = before === undefined ? null : cursorOf(before);
  const [figures, rows, payments] = await Promise.all([
    findOwnFigures(db, row.id),
    findCommissions(db, { partnerId: row.id, after, count: pageSize + 1 }),
    findPayments(db, row.id),
  ]);
  const { shown, next } = pageOf(rows, pageSize);
  const url = row.code === null ? null : config.origin + recommendedUrl(row.code);
  const qr = url === null ? null : drawn(url);
  return {
    kind: row.kind,
    state: row.state,
    code: row.code,
    url,
    qr: qr?.path ?? null,
    qr_size: qr?.size ?? 0,
    clicks_30: row.clicks,
    clicks: figures.clicks,
    bookings_30: figures.bookings_30,
    bookings: row.bookings,
    waiting: fromMinor(row.waiting_cents),
    released: fromMinor(row.released_cents),
    paid: fromMinor(row.paid_cents),
    commissions: shown.map((line) => ({ title: line.title, date: line.date, ...toCommission(line) })),
    next,
    payments: payments.map(toPayment),
    months: figures.months,
  };
};

/** The squares of a code with its quiet zone, as one path of an SVG. */
function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size: rows.length };
}

// admin/partner-change: code, rate and state of a partner (docs/back-office.md#ambassadors-and-distributors).
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

/** What the partner is to be, or what of it cannot be. */
function termsOf(input: CallInput<'admin/partner-change'>, now: LockedPartner): PartnerTerms | Refusal {
  const { code: typed, percent, state = now.state } = input;
  if (state !== now.state && !partnerSteps[now.state].includes(state)) return refuse('partner-state');
  const code = typed === undefined ? now.code : readPartnerCode(typed);
  if (typed !== undefined && (code === null || now.kind !== 'ambassador'))
    return refuse('bad-input', { code: t(now.kind === 'ambassador' ? 'partner.codeForm' : 'partner.codeNone') });
  const rate = percent === undefined ? now.rate : percent === null ? null : rateOfPercent(percent);
  return { code, rate, state };
}

/** Of two operators at once the second finds another version; what was released since it was looked at is another amount. */
// admin/partner-pay: what is owed to a partner was paid by bank transfer, once (docs/back-office.md#ambassadors-and-distributors).
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

/** The calls of this file by name. */
export const partnerCalls = {
  'admin/ambassador-applications': applications,
  'partner/mine': mine,
  'admin/partner-change': partnerChange,
  'admin/partner-pay': partnerPay,
} as const;

export const partners = serveList({
  list: partnerList,
  call: 'admin/partners',
  cursors: byInstant,
  find: async ({ db }, query) => ({ rows: await findPartners(db, query) }),
  toLine: toPartner,
});
