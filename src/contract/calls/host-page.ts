// Calls for becoming a host, and a host's public page (docs/domain/listings.md#becoming-a-host).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import type { CallSpec } from '#src/contract/call.ts';

/** Required of every new host. */
const beginning = {
  name: p.line(80),
  isd_code: p.isdCode,
  phone: p.line(20),
  city_id: p.id,
  offer: p.paragraphs(1000),
  languages: z.array(p.line(40)).max(12),
};

const hostPage = z
  .strictObject({
    host_id: p.uuid,
    display_name: z.string(),
    headline: z.string(),
    story: z.string(),
    languages: z.array(z.string()),
    image: z.string().nullable(),
    has_login: z
      .boolean()
      .meta({ description: 'False for a host whom someone else created, until the host has an email address' }),
    is_own: z.boolean(),
  })
  .meta({ id: 'HostPage' });

const host_id = p.uuid
  .optional()
  .meta({ description: "The host; if omitted, the caller's own host, or else the first that the caller acts for" });

export const hostPageCalls = {
  'host/become': {
    access: 'public',
    effect: 'write',
    rate: 'auth',
    summary: 'Makes the caller a host; emails a visitor a link to create an account first',
    in: z.strictObject({
      ...beginning,
      email: p.email.optional(),
      message_language: z
        .enum(hostLanguageCodes)
        .optional()
        .meta({ description: 'Language of our messages to the host; if omitted, English until the host chooses' }),
    }),
    out: z.strictObject({
      host_id: p.uuid.nullable().meta({ description: 'Null until the visitor opens the emailed link' }),
      message: z.string(),
    }),
  },
  'host/open': {
    access: 'coordinator',
    effect: 'write',
    rate: 'write',
    summary: 'Creates a host without an email address, for whom the coordinator acts',
    in: z.strictObject(beginning),
    out: z.strictObject({ host_id: p.uuid, message: z.string() }),
  },
  'host/address-send': {
    access: 'coordinator',
    effect: 'write',
    rate: 'auth',
    summary: 'Emails a link to a host without a login; opening it verifies the address',
    in: z.strictObject({ host_id: p.uuid, email: p.email }),
    out: z.strictObject({ message: z.string() }),
  },
  'host/page': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Returns what guests read about a host',
    in: z.strictObject({ host_id }),
    out: hostPage,
  },
  'host/page-save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Changes what guests read about a host',
    in: z.strictObject({
      host_id,
      display_name: p.line(80),
      headline: p.line(160),
      story: p.paragraphs(4000),
      languages: z.array(p.line(40)).max(12),
    }),
    out: z.strictObject({ page: hostPage, message: z.string() }),
  },
  'host/picture-save': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: "Uses an upload as a host's photo",
    in: z.strictObject({ host_id, image_id: p.uuid }),
    out: z.strictObject({ image: z.string().nullable(), message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
