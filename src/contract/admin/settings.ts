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
    must: z.string().meta({ description: 'Description of valid values; completes the sentence "It must be …"' }),
    field: z.enum(['line', 'lines', 'choice', 'switch', 'colour', 'day', 'picture']),
    choices: z.array(z.string()).meta({ description: 'All valid values if they are few; otherwise empty' }),
    most: z.int().meta({ description: 'Length of the longest valid text, in characters' }),
    value: z.string(),
    first: z.string().meta({ description: 'Default value' }),
    asks_reason: z.boolean().meta({ description: 'True if a change needs a reason and a second factor' }),
    is_fixed: z.boolean().meta({ description: 'True if the setting can no longer be changed' }),
    note: z.string().meta({
      description: 'Consequence of the value, such as a payment method that is not offered; empty for none',
    }),
    version: version.meta({ description: 'Version to send with a change' }),
    changed_at: p.instant.nullable(),
    who: z.string().meta({ description: 'Who changed the setting last; empty for the settings file' }),
  })
  .meta({ id: 'Setting' });

export const adminSettingCalls = {
  'admin/setting-list': {
    access: 'operator',
    permission: 'settings',
    effect: 'read',
    rate: 'read',
    summary: 'Lists settings, with valid values and the last change of each',
    in: z.strictObject({}),
    out: z.strictObject({ data: z.array(setting) }),
  },
  'admin/setting-change': {
    access: 'operator',
    permission: 'settings',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Changes a setting unless it has changed since',
    in: z.strictObject({ key, value: p.paragraphs(mostLogoText), version, reason: p.reason.optional() }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
