// An account and the bookings made with its address: the link of a mail, and what only the owner takes in
// (docs/accounts.md#links-in-mails).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { offered } from '#src/contract/shapes/offered-booking.ts';
import * as p from '#src/contract/shapes/primitives.ts';

export const accountCalls = {
  'account/link': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'What the link of a mail is good for now; opening it changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      state: z.enum(['verify', 'join', 'done', 'expired']),
      has_typed: z.boolean().meta({ description: 'This browser typed a password when it booked' }),
      email: z.string(),
      title: z.string(),
      city_name: z.string(),
      date: p.date,
      time: p.time,
      time_zone: z.string(),
    }),
  },
  'account/confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Uses the link: verifies the address with its first password, or takes the booking into the account',
    in: z.strictObject({ token: p.token, password: p.password.optional() }),
    out: z.strictObject({ did: z.enum(['verify', 'join', 'nothing']), email: z.string(), message: z.string() }),
  },
  'account/resend': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Mails a new link in place of one that is too old, to the address of the booking',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/offered': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary:
      "Bookings made with the account's address by somebody who was not signed in, for the owner to take or refuse",
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(offered) }),
  },
  'account/answer': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Takes such a booking into the account's list, or says that it is not mine",
    in: z.strictObject({ booking_id: p.uuid, decision: z.enum(['accept', 'refuse']) }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
