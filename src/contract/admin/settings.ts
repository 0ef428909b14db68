// Settings of the marketplace in the back office (docs/reference/back-office.md#settings).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { settingGroups } from '#src/domain/setting/groups.ts';
import { mostLogoText } from '#src/domain/setting/logo.ts';
import { listedKeys } from '#src/domain/setting/settings.ts';

const key = z.enum(listedKeys);
const version = z.int().min(0).max(1_000_000_000);

const setting = z
  .strictObject({
    key,
    group: z.enum(settingGroups),
    meaning: z.string(),
    must: z.string().meta({ description: 'What it may be: completes the sentence "It must be …"' }),
    field: z.enum(['line', 'lines', 'choice', 'switch', 'colour', 'day', 'picture']),
    choices: z.array(z.string()).meta({ description: 'All that it may be, where these are few; else empty' }),
    most: z.int().meta({ description: 'The longest text that it may be, in characters' }),
    value: z.string(),
    first: z.string().meta({ description: 'What it is where nobody has said anything' }),
    asks_reason: z.boolean().meta({ description: 'A change asks for a reason and for the second factor' }),
    is_fixed: z.boolean().meta({ description: 'It cannot be changed any more' }),
    note: z.string().meta({
      description: 'What follows from its value that is to be known, such as a way to pay that is not offered',
    }),
    version: version.meta({ description: 'To be sent with a change' }),
    changed_at: p.instant.nullable(),
    who: z.string().meta({ description: 'Who changed it last; empty for the settings file' }),
  })
  .meta({ id: 'Setting' });

export const adminSettingCalls = {
  'admin/setting-list': {
    access: 'operator',
    permission: 'settings',
    effect: 'read',
    rate: 'read',
    summary: 'Settings of the marketplace, with what each may be and who changed it last',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(setting) }),
  },
  'admin/setting-change': {
    access: 'operator',
    permission: 'settings',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Changes a setting, as far as nobody else has changed it since',
    in: z.strictObject({ key, value: p.paragraphs(mostLogoText), version, reason: p.reason.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
