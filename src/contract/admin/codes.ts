// Discount codes, for the back office (docs/reference/back-office.md#discount-codes).
import { z } from 'zod';
import { batchLimits, codeStates } from '#src/domain/pricing/operator-code.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { codeList } from './code-list.ts';
import { cursor, isCut, listCall } from './list-calls.ts';

const uses = z.int().min(1).max(1_000_000_000);
const places = z.array(p.id).max(200);

/** A code's discount, and who can use it when. */
const terms = {
  kind: z.enum(['fixed', 'percent']),
  amount: money.nullable().meta({ description: 'Discount of a fixed code; null for percentage codes' }),
  percent: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Percentage of the amount paid online; null for fixed codes' }),
  valid_from: p.instant.nullable(),
  valid_until: p.instant.nullable(),
  minimum_spend: money.meta({
    description: 'Lowest price of the experience, without the service fee, for which the code is valid',
  }),
  max_uses: uses.nullable().meta({ description: 'Number of uses in all; null for no limit' }),
  max_uses_per_user: uses,
  is_first_booking_only: z.boolean(),
  city_ids: places.meta({ description: 'Cities in which the code is valid; empty for all' }),
  course_ids: places.meta({ description: 'Listings for which the code is valid; empty for all' }),
  owner: p.email.meta({ description: 'Email address of the account that owns the code; empty for none' }),
};

const line = {
  id: p.uuid,
  code: z.string(),
  ...terms,
  state: z.enum(codeStates),
  used: p.count,
  made_at: p.instant,
  made_by: z.string().meta({ description: 'Operator who made the code; empty for codes that the program gives' }),
  batch_id: p.uuid.nullable(),
  batch: z.string().meta({ description: 'Name of the code’s batch; empty for none' }),
};

const codeLine = z.strictObject(line).meta({ id: 'CodeLine' });

const codeUse = z
  .strictObject({
    booking_id: p.uuid,
    ref: p.ref,
    booking_status: bookingStates.booking_status,
    state: z.enum(['reserved', 'redeemed', 'released']),
    at: p.instant,
    guest: z.string(),
    discount: money,
  })
  .meta({ id: 'CodeUse' });

export const adminCodeCalls = {
  'admin/codes': listCall(codeList, {
    permission: 'codes',
    summary:
      'Lists discount codes, newest first; filtered for active ones by soonest end, for ended ones by latest end',
    about: {
      find: 'Start of a code, or of its owner’s email address',
      origin: 'Codes made by an operator (`office`), or given by the program (`earned`)',
    },
    row: codeLine,
    more: { is_cut: isCut },
    cursor,
  }),
  'admin/code': {
    access: 'operator',
    permission: 'codes',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a code and its uses, newest first',
    in: z.strictObject({ code_id: p.uuid, before: cursor.optional() }),
    out: z.strictObject({
      ...line,
      is_used: z
        .boolean()
        .meta({ description: 'True once a booking was priced with the code; code, kind and value are then fixed' }),
      version: uses.meta({ description: 'Version to send with a change' }),
      is_asked_here: z
        .boolean()
        .meta({ description: 'True if the caller’s own change of the code waits for another operator to confirm it' }),
      cities: z
        .array(z.strictObject({ id: p.id, name: z.string() }))
        .meta({ description: 'All cities to which a code can be limited' }),
      uses: z.array(codeUse),
      next: cursor.nullable(),
    }),
  },
  'admin/code-places': {
    access: 'operator',
    permission: 'codes',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the cities to which a code can be limited',
    in: z.strictObject({}),
    out: z.strictObject({ cities: z.array(z.strictObject({ id: p.id, name: z.string() })) }),
  },
  'admin/code-save': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { code: 'code_id', address: 'owner' },
    rate: 'write',
    summary: 'Creates a code, or changes one unless it has changed since',
    in: z.strictObject({
      code_id: p.uuid.optional().meta({ description: 'Code to change; absent for a new one' }),
      version: uses.optional(),
      code: p.line(40),
      ...terms,
      reason: p.reason,
    }),
    out: z.strictObject({ code_id: p.uuid, message: z.string() }),
  },
  'admin/code-stop': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { code: 'code_id' },
    rate: 'write',
    summary: 'Ends a code now; bookings that use it keep it',
    in: z.strictObject({ code_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/code-confirm': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { code: 'code_id' },
    rate: 'write',
    summary: 'Confirms a large code that another operator made or changed, with the new codes of its batch',
    in: z.strictObject({ code_id: p.uuid, version: uses, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/code-batch': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { address: 'owner' },
    rate: 'write',
    summary: 'Creates a batch of random codes with the same terms',
    in: z.strictObject({
      name: z.string().min(1).max(80),
      count: z.int().min(1).max(batchLimits.most),
      prefix: p.line(batchLimits.prefixMost),
      ...terms,
      reason: p.reason,
    }),
    out: z.strictObject({ batch_id: p.uuid, message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
