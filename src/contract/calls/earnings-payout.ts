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
    summary: 'The bank account of a host, masked, and whether it can be paid now; only for the host',
    in: z.strictObject(panel),
    out: z.strictObject({
      state: z.enum(['missing', 'waiting', 'held', 'ready']),
      held_until: p.instant.nullable(),
      in_force: masked.nullable(),
      waiting: masked.nullable(),
      iban_countries: z.array(p.countryCode).meta({ description: 'Where an account has an IBAN' }),
      has_factor: z
        .boolean()
        .meta({ description: 'A change counts at once with its code; without one an operator approves it' }),
      has_passkey: z.boolean().meta({ description: 'A passkey that was added 72 hours ago or earlier does the same' }),
    }),
  },
  'payout/details-save': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary: 'Sets the bank account: active with the second factor, after 72 hours; else an operator approves it',
    in: z.strictObject({
      ...panel,
      ...typed,
      code: p.factorCode.optional(),
      passkey: p.passkeyAnswer
        .optional()
        .meta({ description: 'In place of the code: what a passkey has signed, asked for by account/passkey-options' }),
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
    summary: 'Changes of bank details to approve, masked, oldest first',
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
          has_new_address: z.boolean().meta({ description: 'The mail address of the account changed within 30 days' }),
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
    summary: 'Approves or rejects a change of bank details, with a note on how the host was asked',
    in: z.strictObject({ id: p.uuid, decision: z.enum(['approve', 'refuse']), note: p.paragraphs(500, 10) }),
    out: done,
  },
  'payout/show': {
    access: 'operator',
    permission: 'payout-details',
    effect: 'write',
    about: { host: 'host_id' },
    rate: 'write',
    summary: 'Bank details of a host in full; each view is logged first',
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
            .meta({ description: 'Null where the key that sealed them is retired' }),
        }),
      ),
    }),
  },
  'payout/outlook': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'What hosts are owed, who a run would pay now, and why others would not be paid',
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
      has_account: z.boolean().meta({ description: 'An account to pay from is set, so that there are bank files' }),
    }),
  },
  'payout/run-make': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Creates a run of every host who can be paid now; a host is in at most one open run',
    in: z.strictObject({}),
    out: z.strictObject({ number, message: z.string() }),
  },
  'payout/runs': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'Payout runs, newest first',
    in: z.strictObject({ before: number.optional() }),
    out: z.strictObject({ data: z.array(run), has_more: z.boolean() }),
  },
  'payout/run': {
    access: 'operator',
    permission: 'payouts',
    effect: 'read',
    rate: 'read',
    summary: 'A payout run with its items, accounts masked',
    in: z.strictObject({ number }),
    out: z.strictObject({ run, items: z.array(item) }),
  },
  'payout/run-paid': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-run': 'number' },
    rate: 'write',
    summary: 'Marks a run as paid with the day and the reference of the bank, once; hosts are told',
    in: z.strictObject({ number, paid_on: p.date, reference: p.line(100).min(1) }),
    out: done,
  },
  'payout/run-cancel': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-run': 'number' },
    rate: 'write',
    summary: 'Gives a run up that was not paid',
    in: z.strictObject({ number }),
    out: done,
  },
  'payout/item-fail': {
    access: 'operator',
    permission: 'payouts',
    effect: 'write',
    about: { 'payout-item': 'item_id' },
    rate: 'write',
    summary: 'Marks an item that the bank has not carried out or has sent back: it is owed again',
    in: z.strictObject({ item_id: p.uuid, reason: p.line(200).min(3) }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
