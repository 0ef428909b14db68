// The kinds of value that settings of pages have. Each message completes the sentence "NAME must be …".
import { z } from 'zod';

const isWeb = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The address of a MapLibre style, or the word `none`. */
export function mapStyle() {
  return z
    .string()
    .refine((value) => value === 'none' || isWeb(value), 'an address that begins with https://, or none');
}

/** Origins separated by commas. */
export function origins() {
  const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value.toLowerCase();
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isOrigin), 'origins such as https://tiles.example, separated by commas');
}

/** Google tags: `G-…`, `GTM-…`, separated by commas. */
export function analyticsIds() {
  const isTag = (value: string) => /^(G|GT|GTM)-[A-Z0-9]{4,16}$/.test(value);
  return z
    .string()
    .transform(listOf)
    .refine((parts) => parts.every(isTag), 'ids such as G-ABC123 or GTM-ABC123, separated by commas');
}

/** A path of this server, or an address of another; without a slash at the end. */
export function imageBase() {
  const isBase = (value: string) => /^\/[a-z0-9][\w/-]*$/i.test(value) || (isWeb(value) && !/[?#]/.test(value));
  return z
    .string()
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(isBase, 'a path such as /images or an address such as https://cdn.example/images');
}

/** An address in which `placeholder` stands where something is put in. */
export function addressWith(placeholder: string) {
  const isFit = (value: string) => isWeb(value) && value.split(placeholder).length === 2;
  return z.string().refine(isFit, `an address that begins with https:// and has ${placeholder} in it once`);
}

const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const experiments = z
  .record(
    name,
    z.record(name, z.int().min(0).max(1000)).refine((variants) => sum(variants) > 0),
  )
  .refine((all) => Object.keys(all).length <= 20);

function sum(variants: Readonly<Record<string, number>>): number {
  return Object.values(variants).reduce((total, weight) => total + weight, 0);
}

/** Experiments as JSON: at most 20, names in small letters, weights from 0 to 1000 of which one is above 0. */
export function experimentMap() {
  return z.string().transform((value, context) => {
    const read = experiments.safeParse(jsonOf(value));
    if (read.success) return read.data;
    context.addIssue('JSON such as {"name":{"variant":1,"other":1}}, with names in small letters and whole weights');
    return z.NEVER;
  });
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON is refused by the schema as nothing.
    return undefined;
  }
}
