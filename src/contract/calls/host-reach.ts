// How hosts and guests are reached: choice of channel, and verification of a number
// (docs/domain/hosts.md#channel-and-language, docs/domain/messages.md#reminders).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { codeRules, reachChannels } from '#src/domain/host-reach/reach.ts';
import { bookingAccess } from '#src/contract/shapes/booking-access.ts';
import type { CallSpec } from '#src/contract/call.ts';

const host_id = p.uuid
  .optional()
  .meta({ description: "The host; if omitted, the caller's own host, or else the first that the caller acts for" });

const channel = z.enum(reachChannels);

const phoneChannel = z.enum(['whatsapp', 'sms']);

const language = z.enum(hostLanguageCodes);

const number = z
  .string()
  .nullable()
  .meta({ description: 'Verified number, in international form; null if there is none' });

const is_stopped = z
  .boolean()
  .meta({ description: 'True once the owner of the number has sent STOP; everything then comes by email' });

const is_failing = z
  .boolean()
  .meta({ description: 'True if the last message did not arrive and came by email instead' });

const pending = z
  .strictObject({ way: phoneChannel, number: z.string(), expires_at: p.instant, tries_left: z.int() })
  .nullable()
  .meta({ description: 'Verification code on its way; null if there is none' });

const typedNumber = z.string().min(1).max(40);

const code = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ description: `${codeRules.digits} digits` });

const reach = z
  .strictObject({
    way: channel,
    language,
    number,
    own_number: z
      .string()
      .nullable()
      .meta({ description: 'Phone number of the account, not verified by a code; null if there is none' }),
    is_stopped,
    is_failing,
    email: z.string().meta({ description: 'Email address of the host; empty if there is none' }),
    ways: z.array(channel).meta({ description: 'Channels that this installation offers' }),
    languages: z.array(
      z.strictObject({
        code: language,
        name: z.string(),
        is_ready: z
          .boolean()
          .meta({ description: 'False if messages are in English because the language has no catalogue yet' }),
      }),
    ),
    pending,
  })
  .meta({ id: 'HostReach' });

/** Reminders of one booking, or of all trips of the caller's account. */
const reminders = z
  .strictObject({
    way: channel.meta({ description: 'Channel in addition to email; without a phone, email only' }),
    number,
    own_number: z.string().nullable().meta({
      description: 'Number typed at checkout or in the account, not verified by a code; null if there is none',
    }),
    is_stopped,
    is_failing,
    is_from_account: z.boolean().meta({ description: "True if the account's choice applies to this booking" }),
    ways: z.array(phoneChannel).meta({ description: 'Phone channels that this installation offers; empty for none' }),
    pending,
  })
  .meta({ id: 'Reminders' });

const saved = reminders.extend({ message: z.string() });

export const hostReachCalls = {
  'reach/detail': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Returns how a host is reached: by WhatsApp, SMS or email, and in which language',
    in: z.strictObject({ host_id }),
    out: reach,
  },
  'reach/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists how each of the caller's hosts is reached",
    in: z.strictObject({}),
    out: z.strictObject({
      hosts: z.array(
        z.strictObject({
          id: p.uuid,
          name: z.string(),
          way: channel,
          language,
          number: z.string().nullable(),
          has_email: z.boolean().meta({ description: 'False if the host has no address; email then reaches no one' }),
          is_chosen: z
            .boolean()
            .meta({ description: 'False if no channel has been chosen yet; messages then come by email' }),
          is_stopped: z.boolean(),
          is_failing: z.boolean(),
          has_pending: z.boolean().meta({ description: 'True while a verification code is on its way to a number' }),
        }),
      ),
    }),
  },
  'reach/save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Sets the channel and language of a host; a phone channel needs a verified number',
    in: z.strictObject({ host_id, way: channel, language }),
    out: reach.extend({ message: z.string() }),
  },
  'reach/links-revoke': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Revokes all links sent to a host; the next message has new ones',
    in: z.strictObject({ host_id }),
    out: z.strictObject({ ended: z.int().min(0), message: z.string() }),
  },
  'reach/code-send': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary: 'Sends a six-digit code to a number, replacing the previous one',
    in: z.strictObject({ host_id, way: phoneChannel, number: typedNumber }),
    out: reach.extend({ message: z.string() }),
  },
  'reach/code-verify': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary: 'Verifies a number by its code; messages then go to it, and the old number is notified',
    in: z.strictObject({ host_id, code }),
    out: reach.extend({ message: z.string() }),
  },

  // A guest's reminders by phone: with a booking, of that booking; without one, of all trips of the account.
  'reminder/detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns how a guest is reminded of a booking, or of all trips',
    in: z.strictObject(bookingAccess),
    out: reminders,
  },
  'reminder/code-send': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Sends a six-digit code to a number for reminders, replacing the previous one',
    in: z.strictObject({ ...bookingAccess, way: phoneChannel, number: typedNumber }),
    out: saved,
  },
  'reminder/code-verify': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Verifies a number by its code; reminders then also go to it',
    in: z.strictObject({ ...bookingAccess, code }),
    out: saved,
  },
  'reminder/by-email': {
    access: 'public',
    effect: 'write',
    rate: 'write',
    summary: 'Ends reminders by phone and deletes the number',
    in: z.strictObject(bookingAccess),
    out: saved,
  },
} as const satisfies Record<string, CallSpec>;
