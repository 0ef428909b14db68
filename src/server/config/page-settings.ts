// The settings of what pages show and what they load from elsewhere (server configuration), and the kinds of value that
// they have. Each message completes the sentence "NAME must be …".
import { z } from 'zod';
import { languages } from '#src/texts/languages.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { pseudoLocales } from '#src/texts/pseudo.ts';
import { text } from './kinds.ts';

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

/** Locales that texts are in, separated by commas; English is always one. */
export function locales() {
  const known = [...languages, ...pseudoLocales];
  return z
    .string()
    .transform((value) => [...new Set([defaultLocale, ...listOf(value)])])
    .refine(
      (parts) => parts.every((part) => known.includes(part)),
      `languages that there are, separated by commas: ${known.join(', ')}`,
    );
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

export const pageSettings = {
  MAP_STYLE_URL: mapStyle()
    .default('https://tiles.openfreemap.org/styles/positron')
    .describe('the MapLibre style of the street map; none leaves the drawn map alone'),
  MAP_STREETS: z
    .enum(['on-request', 'automatic'])
    .default('on-request')
    .describe(
      'when the street map loads: on-request contacts its provider after a press, automatic where network and data saving allow',
    ),
  MAPS_KEY: text().optional().describe('the key of the map provider, put in the place of {key} in MAP_STYLE_URL'),
  MAP_HOSTS: origins().default([]).describe('further origins that the map style loads tiles, fonts and sprites from'),
  BANYAN_LOCALES: locales()
    .default([...languages])
    .describe('the languages that pages are in, separated by commas; unset, all that have a translation'),
  ANALYTICS_IDS: analyticsIds()
    .default([])
    .describe('Google Analytics or Tag Manager ids; with one, visitors are asked, and without consent nothing loads'),
  BANYAN_IMAGE_BASE: imageBase()
    .default('/images')
    .describe('where pictures are fetched from: /images on this server, or a CDN in front of it'),
  BANYAN_EXPERIMENTS: experimentMap()
    .default({})
    .describe('experiments with their variants and weights, as JSON: {"name":{"variant":1,"other":1}}'),
};
