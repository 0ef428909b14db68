// What an operator runs Banyan under: name, contacts and links, read from one small file.
import { z } from 'zod';

const link = z.strictObject({ name: z.string().min(1).max(40), url: z.url({ protocol: /^https?$/ }) });

const brandSchema = z.strictObject({
  name: z.string().min(1).max(60),
  tagline: z.string().max(120).default(''),
  /** Path below the public folder, or null for the built-in mark. */
  logo: z.string().startsWith('/').nullable().default(null),
  /** Title of the page /backstreet-in-press. */
  press_title: z.string().min(1).max(80),
  contacts: z.strictObject({
    email: z.email(),
    phone: z.string().min(3).max(30),
    whatsapp: z.string().max(30).default(''),
  }),
  social: z.array(link).max(12).default([]),
});

export type Brand = z.output<typeof brandSchema>;

/** Reads the brand from the text of its file, or says in one line each what is wrong with it. */
export function parseBrand(text: string): { ok: true; brand: Brand } | { ok: false; problems: string[] } {
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
