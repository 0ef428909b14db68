// Payout details of hosts, and payout runs (docs/domain/ledger.md#runs).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { currency, money, moneySum } from '#src/contract/shapes/money.ts';
import type { CallSpec } from '#src/contract/call.ts';

const panel = { host_id: p.uuid.optional() };

const done = z.strictObject({ message: z.string() });

const number = z.int().min(1).max(2_147_483_647);

/** Enough for the owner to recognise the account. */
const masked = z
  .strictObject({ country: z.string(), bank_name: z.string(), ending: z.string(), asked_at: p.instant })
  .meta({ id: 'MaskedPayoutDetails' });

/** The account as typed: an IBAN or a number; missing values are empty. */
const typed = {
  holder: p.line(140),
  country: z.string().regex(/^[A-Za-z]{2}$/),
  iban: p.line(60),
  account_number: p.line(60),
  bank_name: p.line(140),
  bic: p.line(20),
  branch_code: p.line(60),
};

const run = z
  .strictObject({
    number,
    currency,
    state: z.enum(['open', 'paid', 'cancelled']),
    made_at: p.instant,
    made_by: z.string(),
    paid_on: p.date.nullable(),
    bank_reference: z.string(),
    items: p.count,
    total: moneySum,
    paid: moneySum,
    failed: p.count,
  })
  .meta({ id: 'PayoutRun' });

const item = z
  .strictObject({
    id: p.uuid,
    place: p.count,
    host_id: p.uuid,
    host_name: z.string(),
    amount: money,
    state: z.enum(['open', 'paid', 'failed', 'cancelled']),
    country: z.string(),
    ending: z.string(),
    fail_reason: z.string(),
    can_fail: z.boolean(),
  })
  .meta({ id: 'PayoutItem' });

export const earningsPayoutCalls = {
  'payout/details': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Returns a host's bank account, masked, and whether it can be paid now; for the host only",
    in: z.strictObject(panel),
    out: z.strictObject({
      state: z.enum(['missing', 'waiting', 'held', 'ready']),
      held_until: p.instant.nullable(),
      in_force: masked.nullable(),
      waiting: masked.nullable(),
      iban_countries: z
        .array(p.countryCode)
        .meta({ description: 'Codes of the countries whose accounts have an IBAN' }),
      has_factor: z.boolean().meta({
        description:
          'True if the caller has a second factor: its code activates a change at once, otherwise an operator approves it',
      }),
      has_passkey: z.boolean().meta({
        description: 'True if the caller has a passkey added at least 72 hours ago, which works like the code',
      }),
    }),
  },
  'payout/details-save': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary:
      'Sets the bank account; with the second factor, payouts wait 72 hours, otherwise an operator must approve it',
    in: z.strictObject({
      ...panel,
      ...typed,
      code: p.factorCode.optional(),
      passkey: p.passkeyAnswer.optional().meta({
        description:
          'Response signed by a passkey, instead of the code; the challenge comes from account/passkey-options',
      }),
    }),
    out: z.strictObject({ state: z.enum(['waiting', 'held']), message: z.string() }),
  },
  'payout/details-withdraw': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Withdraws a change of bank details that waits for an operator',
    in: z.strictObject(panel),
    out: done,
  },
  'payout/waiting': {
    access: 'operator',
    permission: 'payout-details',
    effect: 'read',
    rate: 'read',
    summary: 'Lists changes of bank details to approve, masked, oldest first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          id: p.uuid,
          host_id: p.uuid,
          host_name: z.string(),
          country: z.string(),
          bank_name: z.string(),
          ending: z.string(),
          old_ending: z.string(),
          asked_at: p.instant,
          has_new_address: z
            .boolean()
            .meta({ description: "True if the account's email address changed in the last 30 days" }),
        }),
      ),
    }),
  },
  'payout/details-decide': {
    access: 'operator',
    permission: 'payout-details',
    effect: 'write',
    about: { 'bank-details': 'id' },
    rate: 'write',
    summary: 'Approves or rejects a change of bank details, with a note on how the operator asked the host',
    in: z.strictObject({ id: p.uuid, decision: z.enum(['approve', 'refuse']), note: p.paragraphs(500, 10) }),
    out: done,
  },
  'payout/show': {
    access: 'operator',
    permission: 'payout-details',
    effect: 'write',
    about: { host: 'host_id' },
    rate: 'write',
    summary: "Returns a host's bank details in full; logs each view first",
    in: z.strictObject({ host_id: p.uuid }),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          id: p.uuid,
          counts: z.boolean(),
          asked_at: p.instant,
          details: z
            .strictObject({
              holder: z.string(),
              country: z.string(),
              iban: z.string(),
              account_number: z.string(),
              bank_name: z.string(),
              bic: z.string(),
              branch_code: z.string(),
            })
            .nullable()
            .meta({ description: 'Null if the key that encrypted the details is retired' }),
        }),
      ),
    }),
  },
  'payout/outlook': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'Lists what hosts are owed, whom a payout run would pay now, and why others would not be paid',
    in: z.strictObject({}),
    out: z.strictObject({
      minimum: money,
      hosts: p.count,
      total: moneySum,
      owed: moneySum,
      data: z.array(
        z.strictObject({
          host_id: p.uuid,
          name: z.string(),
          owed: moneySum,
          country: z.string(),
          ending: z.string(),
          verdict: z.enum(['pay', 'nothing-owed', 'below-minimum', 'in-open-run', 'missing', 'waiting', 'held', 'own']),
        }),
      ),
      is_cut: z.boolean(),
      has_account: z.boolean().meta({ description: 'True if an account to pay from is set, which bank files need' }),
    }),
  },
  'payout/run-make': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Creates a payout run for every host payable now; each host is in at most one open run',
    in: z.strictObject({}),
    out: z.strictObject({ number, message: z.string() }),
  },
  'payout/runs': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'Lists payout runs, newest first',
    in: z.strictObject({ before: number.optional() }),
    out: z.strictObject({ data: z.array(run), has_more: z.boolean() }),
  },
  'payout/run': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a payout run with its items, accounts masked',
    in: z.strictObject({ number }),
    out: z.strictObject({ run, items: z.array(item) }),
  },
  'payout/run-paid': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-run': 'number' },
    rate: 'write',
    summary: "Marks a payout run as paid, once, with the bank's date and reference; notifies the hosts",
    in: z.strictObject({ number, paid_on: p.date, reference: p.line(100).min(1) }),
    out: done,
  },
  'payout/run-cancel': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-run': 'number' },
    rate: 'write',
    summary: 'Cancels an unpaid payout run',
    in: z.strictObject({ number }),
    out: done,
  },
  'payout/item-fail': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-item': 'item_id' },
    rate: 'write',
    summary: 'Marks a payout item that the bank did not carry out or returned; its amount is owed again',
    in: z.strictObject({ item_id: p.uuid, reason: p.line(200).min(3) }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
