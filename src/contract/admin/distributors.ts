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
  email: z.string().meta({ description: 'Email address; empty if the account has none' }),
  phone: z.string(),
  state: z.enum(personStates),
  made_at: p.instant,
};

const distributorLine = z
  .strictObject({
    ...distributor,
    keys: p.count,
    key_used_on: p.date.nullable().meta({ description: 'Last day on which any key was used, in UTC; null for none' }),
    booked_at: p.instant.nullable().meta({ description: 'When the last booking was made; null for none' }),
  })
  .meta({ id: 'DistributorLine' });

const user_id = p.uuid;

export const adminDistributorCalls = {
  'admin/distributors': listCall(distributorList, {
    permission: 'people',
    summary: 'Lists accounts that book for their own customers, newest first',
    about: { find: 'Same as in `admin/people`' },
    row: distributorLine,
    more: { is_cut: isCut },
    cursor,
  }),
  'admin/distributor': {
    access: 'operator',
    permission: 'people',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a distributor: bookings, their totals, and keys',
    in: z.strictObject({ user_id }),
    out: z.strictObject({
      ...distributor,
      partner_id: p.uuid
        .nullable()
        .meta({ description: 'Partner account that earns the commission, for `admin/partner`; null for none' }),
      keys: z.array(distributorKey),
      can_remove: z.boolean().meta({ description: 'True if the operator may remove keys' }),
      sums: z
        .strictObject({
          bookings: p.count.meta({ description: 'Number of bookings that took place or are ahead' }),
          cancelled: p.count.meta({ description: 'Number of bookings that were cancelled or declined' }),
          total: moneySum.meta({ description: 'Total of the bookings that took place or are ahead' }),
          paid_online: moneySum.meta({ description: 'Part of the total that is due online' }),
          is_cut: z
            .boolean()
            .meta({ description: 'True if there are more bookings than the last 1,000, which are summed' }),
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
        .meta({ description: 'The last 20 bookings' }),
    }),
  },
  'admin/distributor-key-remove': {
    access: 'operator',
    permission: 'person-acts',
    effect: 'write',
    about: { account: 'user_id' },
    rate: 'write',
    summary: 'Removes a distributor’s key, which stops working at once',
    in: z.strictObject({ user_id, key_id: p.uuid, reason: p.reason }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
