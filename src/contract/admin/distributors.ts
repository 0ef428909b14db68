// Distributors in the back office: what they book, and the keys of their programs (docs/reference/back-office.md#distributors).
import { z } from 'zod';
import { personStates } from '#src/domain/account/person-acts.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { money, moneySum } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { distributorKey } from '#src/contract/calls/account-keys.ts';
import { distributorList } from './people-lists.ts';
import { cursor, isCut, listCall } from './list-calls.ts';

const distributor = {
  id: p.uuid,
  name: z.string(),
  email: z.string().meta({ description: 'Empty where somebody has none' }),
  phone: z.string(),
  state: z.enum(personStates),
  made_at: p.instant,
};

const distributorLine = z
  .strictObject({
    ...distributor,
    keys: p.count,
    key_used_on: p.date.nullable().meta({ description: 'The last day in UTC on which any of its keys was used' }),
    booked_at: p.instant.nullable().meta({ description: 'Its last booking' }),
  })
  .meta({ id: 'DistributorLine' });

const user_id = p.uuid;

export const adminDistributorCalls = {
  'admin/distributors': listCall(distributorList, {
    permission: 'people',
    summary: 'Accounts that book for customers of their own, the newest first',
    about: { find: 'As people are found' },
    row: distributorLine,
    more: { is_cut: isCut },
    cursor,
  }),
  'admin/distributor': {
    access: 'operator',
    permission: 'people',
    effect: 'read',
    rate: 'read',
    summary: 'One distributor: its bookings, what they come to, and its keys',
    in: z.strictObject({ user_id }),
    out: z.strictObject({
      ...distributor,
      partner_id: p.uuid.nullable().meta({ description: 'Where it earns a commission: admin/partner' }),
      keys: z.array(distributorKey),
      can_remove: z.boolean().meta({ description: 'Whether who asks may remove keys' }),
      sums: z
        .strictObject({
          bookings: p.count.meta({ description: 'That took place or will' }),
          cancelled: p.count.meta({ description: 'Cancelled or declined' }),
          total: moneySum.meta({ description: 'What the bookings that took place or will come to' }),
          paid_online: moneySum.meta({ description: 'What of that is due online' }),
          is_cut: z.boolean().meta({ description: 'There are more than the last 1,000 that are summed up' }),
        })
        .meta({ id: 'DistributorSums' }),
      bookings: z
        .array(
          z
            .strictObject({
              id: p.uuid,
              ref: p.ref,
              booking_status: bookingStates.booking_status,
              date: p.date,
              title: z.string(),
              total: money,
            })
            .meta({ id: 'DistributorBooking' }),
        )
        .meta({ description: 'The last 20' }),
    }),
  },
  'admin/distributor-key-remove': {
    access: 'operator',
    permission: 'person-acts',
    effect: 'write',
    about: { account: 'user_id' },
    rate: 'write',
    summary: 'Removes a key of a distributor, which opens nothing from then on',
    in: z.strictObject({ user_id, key_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
