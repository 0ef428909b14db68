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
  amount: money.nullable().meta({ description: 'What a fixed code takes off; else null' }),
  percent: z.number().min(0).max(100).nullable().meta({ description: 'Of what is paid online; of a fixed code null' }),
  valid_from: p.instant.nullable(),
  valid_until: p.instant.nullable(),
  minimum_spend: money.meta({ description: 'Of the experience, without the fee' }),
  max_uses: uses.nullable().meta({ description: 'Null: no limit' }),
  max_uses_per_user: uses,
  is_first_booking_only: z.boolean(),
  city_ids: places.meta({ description: 'Empty: everywhere' }),
  course_ids: places.meta({ description: 'Empty: every listing' }),
  owner: p.email.meta({ description: 'The address of the account that it belongs to, or empty' }),
};

const line = {
  id: p.uuid,
  code: z.string(),
  ...terms,
  state: z.enum(codeStates),
  used: p.count,
  made_at: p.instant,
  made_by: z.string().meta({ description: 'The operator; empty for codes that the program gives' }),
  batch_id: p.uuid.nullable(),
  batch: z.string().meta({ description: 'The name of its batch, or empty' }),
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
    summary: 'Discount codes, the newest first; active ones by what ends next, those that are over by what ended last',
    about: {
      find: 'The beginning of a code, or of its owner’s email address',
      origin: 'Made by an operator, or given by the program',
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
    summary: 'One code with its uses, the newest first',
    in: z.strictObject({ code_id: p.uuid, before: cursor.optional() }),
    out: z.strictObject({
      ...line,
      is_used: z.boolean().meta({ description: 'A price was made with it: code, kind and figure stay' }),
      version: uses.meta({ description: 'To be sent with a change' }),
      is_asked_here: z
        .boolean()
        .meta({ description: 'It waits, and whoever asks has made it wait: somebody else confirms it' }),
      cities: z.array(z.strictObject({ id: p.id, name: z.string() })).meta({ description: 'All that it may be for' }),
      uses: z.array(codeUse),
      next: cursor.nullable(),
    }),
  },
  'admin/code-places': {
    access: 'operator',
    permission: 'codes',
    effect: 'read',
    rate: 'read',
    summary: 'The cities that a code may be for',
    in: z.strictObject({}),
    out: z.strictObject({ cities: z.array(z.strictObject({ id: p.id, name: z.string() })) }),
  },
  'admin/code-save': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { code: 'code_id', address: 'owner' },
    rate: 'write',
    summary: 'Makes a code, or changes one as far as nobody else has changed it since',
    in: z.strictObject({
      code_id: p.uuid.optional().meta({ description: 'The code to be changed; absent for a new one' }),
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
    summary: 'Ends a code now; bookings that have it keep it',
    in: z.strictObject({ code_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/code-confirm': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { code: 'code_id' },
    rate: 'write',
    summary: 'Lets a large code count that another operator has made or changed, and the codes that were drawn with it',
    in: z.strictObject({ code_id: p.uuid, version: uses, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/code-batch': {
    access: 'operator',
    permission: 'codes',
    effect: 'write',
    about: { address: 'owner' },
    rate: 'write',
    summary: 'Draws many codes at random with the same terms',
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
