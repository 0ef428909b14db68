// The operator's name, contacts and links, read from one file.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isLogo, logoIn } from '#src/domain/setting/logo.ts';
import { figureKeys } from '#src/domain/setting/currency-figures.ts';
import type { NamedLink } from '#src/domain/setting/kinds.ts';

const link = z.strictObject({ name: z.string().min(1).max(40), url: z.url({ protocol: /^https?$/ }) });

/** Texts follow the rules of the settings (src/domain/setting/settings.ts). */
const brandSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tagline: z.string().max(120).default(''),
  /** A path or an inline picture (src/domain/setting/logo.ts); null for the built-in mark. */
  logo: z.string().refine(isLogo).nullable().default(null),
  /** Without it, the catalogue's text. */
  hero_text: z.string().optional(),
  colors: z.strictObject({ brand: z.string().optional(), accent: z.string().optional() }).optional(),
  country: z.string().optional(),
  currency: z.string().optional(),
  /** Amounts in the smallest unit of the currency. */
  figures: z.partialRecord(z.enum(figureKeys), z.int().min(0)).optional(),
  mail_language: z.string().optional(),
  press_title: z.string().min(1).max(80),
  contacts: z.strictObject({
    email: z.email(),
    phone: z.string().min(3).max(30),
    whatsapp: z.string().max(30).default(''),
  }),
  social: z.array(link).max(12).default([]),
});

export type BrandFile = z.output<typeof brandSchema>;

export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** Null: the built-in mark. */
  readonly logo: string | null;
  readonly press_title: string;
  readonly contacts: { readonly email: string; readonly phone: string; readonly whatsapp: string };
  readonly social: readonly NamedLink[];
  /** For emails and documents; without it, the program's. */
  readonly colour?: string;
  /** ISO 3166-1; empty when unknown. */
  readonly country?: string;
}

export function parseBrand(text: string): { ok: true; brand: BrandFile } | { ok: false; problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      ok: false,
      problems: ['BANYAN_SETTINGS_FILE is not valid JSON (name, contacts and links of your brand).'],
    };
  }
  const result = brandSchema.safeParse(value);
  if (result.success) return { ok: true, brand: result.data };
  const problems = result.error.issues.map(
    (issue) => `BANYAN_SETTINGS_FILE: ${issue.path.join('.') || 'the file'}: ${issue.message} (your brand).`,
  );
  return { ok: false, problems };
}

export interface LogoFile {
  /** Changes with the logo, so browsers may cache it. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Null for an empty setting, or one that is a path. */
export function logoFileOf(text: string): LogoFile | null {
  const picture = logoIn(text);
  if (picture === null) return null;
  const bytes = Buffer.from(picture.base64, 'base64');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/images/logo/${name}.${picture.ending}`, type: picture.type, bytes };
}
