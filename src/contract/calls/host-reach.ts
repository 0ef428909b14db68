// How a host is reached: choice of channel, and verification of a number (docs/domain/hosts.md#channel-and-language).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { codeRules, reachChannels } from '#src/domain/host-reach/reach.ts';
import type { CallSpec } from '#src/contract/call.ts';

const host_id = p.uuid
  .optional()
  .meta({ description: 'Absent: the own host, else the first that the caller acts for' });

const channel = z.enum(reachChannels);

const phoneChannel = z.enum(['whatsapp', 'sms']);

const language = z.enum(hostLanguageCodes);

const reach = z
  .strictObject({
    way: channel,
    language,
    number: z.string().nullable().meta({ description: 'The number that a code has proved, in its international form' }),
    own_number: z.string().nullable().meta({ description: 'That of the account, which no code has proved yet' }),
    is_stopped: z.boolean().meta({ description: 'Its owner has sent STOP: everything comes by mail' }),
    is_failing: z.boolean().meta({ description: 'The last message did not arrive; it came by mail' }),
    email: z.string().meta({ description: 'Empty for a host without an address' }),
    ways: z.array(channel).meta({ description: 'Those that this installation has' }),
    languages: z.array(
      z.strictObject({
        code: language,
        name: z.string(),
        is_ready: z.boolean().meta({ description: 'False: messages are in English until there is a catalogue' }),
      }),
    ),
    pending: z
      .strictObject({ way: phoneChannel, number: z.string(), expires_at: p.instant, tries_left: z.int() })
      .nullable()
      .meta({ description: 'A code that is on its way' }),
  })
  .meta({ id: 'HostReach' });

export const hostReachCalls = {
  'reach/detail': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'How a host is reached: WhatsApp, SMS or email, and in which language',
    in: z.strictObject({ host_id }),
    out: reach,
  },
  'reach/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "How the caller's hosts are reached",
    in: z.strictObject({}),
    out: z.strictObject({
      hosts: z.array(
        z.strictObject({
          id: p.uuid,
          name: z.string(),
          way: channel,
          language,
          number: z.string().nullable(),
          has_email: z.boolean().meta({ description: 'False for a host without an address: by mail nothing arrives' }),
          is_chosen: z.boolean().meta({ description: 'False: nobody has chosen yet, and messages come by mail' }),
          is_stopped: z.boolean(),
          is_failing: z.boolean(),
          has_pending: z.boolean().meta({ description: 'A code is on its way to a number' }),
        }),
      ),
    }),
  },
  'reach/save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Sets channel and language; a phone channel needs a verified number',
    in: z.strictObject({ host_id, way: channel, language }),
    out: reach.extend({ message: z.string() }),
  },
  'reach/links-revoke': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Ends all links sent to a host; the next message has new ones',
    in: z.strictObject({ host_id }),
    out: z.strictObject({ ended: z.int().min(0), message: z.string() }),
  },
  'reach/code-send': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary: 'Sends a six-digit code to a number, replacing the previous one',
    in: z.strictObject({ host_id, way: phoneChannel, number: z.string().min(1).max(40) }),
    out: reach.extend({ message: z.string() }),
  },
  'reach/code-verify': {
    access: 'host',
    effect: 'write',
    rate: 'auth',
    summary: 'Verifies the code: messages go to its number, and the old number is told',
    in: z.strictObject({
      host_id,
      code: z
        .string()
        .regex(/^\d{6}$/)
        .meta({ description: `${codeRules.digits} digits` }),
    }),
    out: reach.extend({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
