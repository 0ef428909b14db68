// Links of header, slide-out menu and footer, for the back office (docs/reference/back-office.md#menus).
import { z } from 'zod';
import { menuLimits } from '#src/domain/catalogue/menu-rules.ts';
import { menuPlaces } from '#src/domain/catalogue/menus.ts';
import type { CallSpec } from '#src/contract/call.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const texts = z.record(z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/), p.line(80)).meta({
  description: 'By the locale of their language; without one the text of the program',
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
    summary: 'The menus as they are, and the pages to which a link may lead',
    in: z.strictObject({}),
    out: z.strictObject({
      menus,
      is_original: z.boolean().meta({ description: 'As they came with the program' }),
      languages: z.array(z.string()),
      pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
      version: version.meta({ description: 'To be sent with a change' }),
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
    summary: 'Changes the menus as a whole, as far as nobody else has changed them since',
    in: z.strictObject({
      menus: menus.nullable().meta({ description: 'Null: those of the program' }),
      version,
      is_lost_seen: z.boolean().meta({ description: 'Links of the program that are left out are meant to be' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
