// Calls for an account: links in emails, sign-up, devices, second factor, choices, deletion (docs/domain/accounts.md).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { identityProvider, sessionFields } from '#src/contract/shapes/person.ts';
import { offered } from '#src/contract/shapes/offered-booking.ts';
import { deletionObstacles } from '#src/domain/account/deletion.ts';
import { noticeTopics } from '#src/domain/account/notice-topics.ts';
import type { CallSpec } from '#src/contract/call.ts';

const recovery = z.strictObject({ recovery_codes: z.array(z.string()) });

const obstacle = z.strictObject({
  code: z.enum(deletionObstacles),
  text: z.string().meta({ description: 'What the owner must do before the account can be deleted' }),
  label: z.string(),
  url: z.string().meta({ description: 'Page where the owner can do it' }),
});

export const accountCalls = {
  'account/link': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'Returns the state of an emailed link; changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      state: z.enum(['verify', 'join', 'done', 'expired']),
      has_typed: z.boolean().meta({ description: 'True if this browser typed a password when it booked' }),
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
    summary:
      "Uses a booking's link: verifies the address and sets its first password, or adds the booking to the account; logs in the browser that typed the password",
    in: z.strictObject({ token: p.token, password: p.password.optional() }),
    out: z.strictObject({
      did: z.enum(['verify', 'join', 'nothing']),
      email: z.string(),
      message: z.string(),
      ...sessionFields,
    }),
  },
  'account/resend': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: "Emails a new link to the booking's address if the old one has expired",
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/mailed': {
    access: 'public',
    effect: 'read',
    rate: 'auth',
    summary: 'Returns the state of a link that was requested for an email address; changes nothing',
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({
      purpose: z.enum(['sign-up', 'sign-in', 'reset', 'address', 'identity', 'identity-code', 'delete']),
      state: z.enum(['open', 'used', 'expired']),
      email: z.string(),
      has_typed: z.boolean().meta({ description: 'True if this browser typed the password of the sign-up' }),
      provider: identityProvider
        .nullable()
        .meta({ description: 'Provider of the identity that the link is about; null for other links' }),
      is_here: z.boolean().meta({ description: 'True if this browser requested the link' }),
      has_account: z.boolean(),
      asks_code: z.boolean().meta({ description: "True if using the link requires the account's second factor" }),
    }),
  },
  'account/sign-up-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary:
      'Uses a sign-up link: verifies the address and sets its first password; logs in the browser that signed up',
    in: z.strictObject({ token: p.token, password: p.password.optional() }),
    out: z.strictObject({
      did: z.enum(['verify', 'nothing']),
      email: z.string(),
      message: z.string(),
      ...sessionFields,
    }),
  },
  'account/sign-in-send': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Emails a link to log in without a password; responds the same for an unknown address',
    in: z.strictObject({ email: p.email }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sign-in': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Logs in with an emailed link, which works once',
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject(sessionFields),
  },
  'account/address-confirm': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: "Uses the link emailed to a new address and makes it the account's address",
    in: z.strictObject({ token: p.token }),
    out: z.strictObject({ email: z.string(), message: z.string() }),
  },
  'account/find-bookings': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Emails the links of the bookings made with an address; responds the same for any address',
    in: z.strictObject({ email: p.email }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sessions': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the devices on which the account is logged in, most recently used first',
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
            last_seen_at: p.instant.meta({ description: 'Last use of the device, to within five minutes' }),
          })
          .meta({ id: 'AccountSession' }),
      ),
    }),
  },
  'account/session-end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Logs out one device',
    in: z.strictObject({ id: p.uuid }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/sessions-end': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Logs out every device except the caller's",
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/factor': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Returns whether the second factor is on, and how many recovery codes are left',
    in: z.strictObject({}),
    out: z.strictObject({
      is_on: z.boolean(),
      is_demanded: z.boolean().meta({ description: 'True if some rights of the account require a second factor' }),
      recovery_left: p.count,
    }),
  },
  'account/factor-begin': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Creates the secret for an authenticator app; the first code then turns on the second factor',
    in: z.strictObject({ password: z.string().max(128) }),
    out: z.strictObject({ secret: z.string(), url: z.string() }),
  },
  'account/factor-confirm': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Turns on the second factor with a first code, and returns the recovery codes once',
    in: z.strictObject({ code: p.factorCode }),
    out: recovery,
  },
  'account/factor-recovery': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Replaces the recovery codes, and returns the new ones once',
    in: z.strictObject({ code: p.factorCode }),
    out: recovery,
  },
  'account/factor-show': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Confirms the second factor again in this session, with a code or a passkey',
    in: z.strictObject({ code: p.factorCode.optional(), response: p.passkeyAnswer.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/factor-off': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Turns off the second factor',
    in: z.strictObject({ code: p.factorCode }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/offered': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: "Lists bookings made with the account's address while logged out, for the owner to accept or reject",
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(offered) }),
  },
  'account/answer': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Adds a booking made with the account's address to the account, or rejects it as someone else's",
    in: z.strictObject({ booking_id: p.uuid, decision: z.enum(['accept', 'refuse']) }),
    out: z.strictObject({ message: z.string() }),
  },

  // Photo, emails and deletion of the account (docs/domain/accounts.md#profile-photo,
  // docs/domain/messages.md#optional-emails, docs/domain/accounts.md#deleting-an-account).
  'account/notices': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the optional emails, and whether the account gets them',
    in: z.strictObject({}),
    out: z.strictObject({ topics: z.array(z.strictObject({ topic: z.enum(noticeTopics), is_wanted: z.boolean() })) }),
  },
  'account/notices-save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: 'Chooses the optional emails; turns off those not named',
    in: z.strictObject({ wanted: z.array(z.enum(noticeTopics)).max(noticeTopics.length) }),
    out: z.strictObject({ message: z.string() }),
  },
  'account/picture-save': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Uses an upload as the account's photo",
    in: z.strictObject({ image_id: p.uuid }),
    out: z.strictObject({ message: z.string(), image: z.string().nullable() }),
  },
  'account/picture-remove': {
    access: 'user',
    effect: 'write',
    rate: 'write',
    summary: "Removes the account's photo",
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/deletion': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'Lists what must be settled before the account can be deleted',
    in: z.strictObject({}),
    out: z.strictObject({ obstacles: z.array(obstacle) }),
  },
  'account/delete-send': {
    access: 'user',
    effect: 'write',
    rate: 'auth',
    summary: 'Emails the owner a link to delete the account, valid once for 15 minutes',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
  'account/delete': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Deletes the account by its emailed link; requires the second factor if it is on',
    in: z.strictObject({ token: p.token, code: p.factorCode.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
