// An account and the bookings made with its address: the link of a mail, and what only the owner takes in
// (docs/accounts.md#links-in-mails).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { identityProvider, sessionFields } from '#src/contract/shapes/person.ts';
import { offered } from '#src/contract/shapes/offered-booking.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const recovery = z.strictObject({ recovery_codes: z.array(z.string()) });

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
  'account/mailed': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'What a link that was asked for by typing an address is good for now; opening it changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      purpose: z.enum(['sign-up', 'sign-in', 'reset', 'address', 'identity', 'identity-code', 'delete']),
      state: z.enum(['open', 'used', 'expired']),
      email: z.string(),
      has_typed: z.boolean().meta({ description: 'This browser typed the password of the sign-up' }),
      provider: identityProvider.nullable().meta({ description: 'Where the identity is that the link is about' }),
      is_here: z.boolean().meta({ description: 'This browser asked for the link' }),
      has_account: z.boolean(),
      asks_code: z.boolean().meta({ description: 'Using it needs the second factor of the account' }),
    }),
  },
  'account/sign-up-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Uses the link of a sign-up: verifies the address and sets its first password',
    in: z.strictObject({ token: p.token, password: p.password.optional() }),
    out: z.strictObject({ did: z.enum(['verify', 'nothing']), email: z.string(), message: z.string() }),
  },
  'account/sign-in-send': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Mails a link to log in without a password; answers the same for an unknown address',
    in: z.strictObject({ email: p.email }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sign-in': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Signs in with the link of a mail, once',
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject(sessionFields),
  },
  'account/address-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Uses the link that was mailed to a new address: it becomes the address of the account',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ email: z.string(), message: z.string() }),
  },
  'account/find-bookings': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Mails the links of the bookings made with an address; answers the same for any address',
    in: z.strictObject({ email: p.email }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sessions': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'The devices on which the account is logged in, the one used last first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z
          .strictObject({
            id: p.uuid,
            browser: z.string().nullable(),
            system: z.string().nullable(),
            is_current: z.boolean(),
            created_at: p.instant,
            last_seen_at: p.instant.meta({ description: 'To within five minutes' }),
          })
          .meta({ id: 'AccountSession' }),
      ),
    }),
  },
  'account/session-end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Logs one device out',
    in: z.strictObject({ id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sessions-end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Logs every device out but the one that asks',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/factor': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Whether the account asks for a second factor, and how many recovery codes are left',
    in: z.strictObject({}),
    out: z.strictObject({
      is_on: z.boolean(),
      is_demanded: z.boolean().meta({ description: 'Without it some rights of the account do not hold' }),
      recovery_left: p.count,
    }),
  },
  'account/factor-begin': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Makes the secret for an authenticator app; a first code then turns the second factor on',
    in: z.strictObject({ password: z.string().max(128) }),
    out: z.strictObject({ secret: z.string(), url: z.string() }),
  },
  'account/factor-confirm': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Turns the second factor on with a first code, and answers the recovery codes this once',
    in: z.strictObject({ code: p.factorCode }),
    out: recovery,
  },
  'account/factor-recovery': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Makes new recovery codes in the place of all there were, and answers them this once',
    in: z.strictObject({ code: p.factorCode }),
    out: recovery,
  },
  'account/factor-show': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Shows the second factor again in this session, by a code or a passkey, for acts that ask for it',
    in: z.strictObject({ code: p.factorCode.optional(), response: p.passkeyAnswer.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/factor-off': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Turns the second factor off',
    in: z.strictObject({ code: p.factorCode }),
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
