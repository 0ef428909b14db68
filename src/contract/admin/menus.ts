// Links of header, slide-out menu and footer, for the back office (docs/reference/back-office.md#menus).
import { z } from 'zod';
import { menuLimits } from '#src/domain/catalogue/menu-rules.ts';
import { menuPlaces } from '#src/domain/catalogue/menus.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const texts = z.record(z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/), p.line(80)).meta({
  description: 'Texts by locale; a missing one falls back to English, then to the program’s text',
});
const menu = z.strictObject({
  titles: texts,
  links: z.array(z.strictObject({ target: p.line(menuLimits.target), labels: texts, is_hidden: z.boolean() })).max(30),
});
const [header, drawer, discover, company] = menuPlaces;
const menus = z
  .strictObject({ [header]: menu, [drawer]: menu, [discover]: menu, [company]: menu })
  .meta({ id: 'Menus' });
const version = z.int().min(0).max(1_000_000_000);

export const adminMenuCalls = {
  'admin/menu-list': {
    access: 'operator',
    permission: 'menus',
    effect: 'read',
    rate: 'read',
    summary: 'Shows the menus, and the pages to which links can lead',
    in: z.strictObject({}),
    out: z.strictObject({
      menus,
      is_original: z.boolean().meta({ description: 'True if the menus are those of the program' }),
      languages: z.array(z.string()),
      pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
      version: version.meta({ description: 'Version to send with a change' }),
      changed_at: p.instant.nullable(),
      who: z.string(),
    }),
  },
  'admin/menu-save': {
    access: 'operator',
    permission: 'menus',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Replaces all menus unless they have changed since',
    in: z.strictObject({
      menus: menus.nullable().meta({ description: 'Menus to save; null restores those of the program' }),
      version,
      is_lost_seen: z
        .boolean()
        .meta({ description: 'True to confirm that links of the program are left out on purpose' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
