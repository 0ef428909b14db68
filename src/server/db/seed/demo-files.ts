// The demo catalogue as files that people can read and edit: one file a city (product 14).
import { readFile, readdir } from 'node:fs/promises';
import { z } from 'zod';

const folder = new URL('../../../../demo/', import.meta.url);

const time = z.string().regex(/^\d{2}:\d{2}$/);
const weekday = z.int().min(1).max(7);
const texts = z.array(z.string().min(2));

const host = z.strictObject({
  key: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  languages: texts.min(1),
  headline: z.string(),
  story: z.string(),
  host_since: z.iso.date(),
  reply_minutes: z.int().positive(),
  phone: z.string(),
  is_id_verified: z.boolean(),
});

const addon = z.strictObject({
  id: z.int(),
  kind: z.enum(['translator', 'vehicle', 'other']),
  title: z.string(),
  description: z.string(),
  unit_price: z.number().min(0),
  persons_per_unit: z.int().positive(),
  is_preselected: z.boolean().default(false),
});

/** `in_days` counts from the day the demo is loaded, so that its edge stories are always ahead. */
const exception = z.strictObject({
  in_days: z.int().min(0),
  kind: z.enum(['closed', 'extra', 'capacity']),
  time: time.optional(),
  capacity: z.int().min(0).optional(),
  reason: z.string(),
});

const review = z.strictObject({
  guest_name: z.string(),
  guest_country: z.string().length(2),
  rating: z.int().min(1).max(5),
  body: z.string(),
  days_ago: z.int().positive(),
});

const listing = z.strictObject({
  id: z.int(),
  key: z.string(),
  host: z.string(),
  category: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(3),
  included: texts,
  excluded: texts,
  bring: texts,
  requirements: texts,
  accessibility: texts.min(1),
  languages: texts.min(1),
  minimum_age: z.int().min(0),
  duration_minutes: z.int(),
  price: z.number().positive(),
  min_pax: z.int().positive(),
  max_pax: z.int().positive(),
  policy: z.enum(['flexible', 'moderate', 'strict', 'final']),
  confirmation: z.enum(['instant', 'on_request']).default('instant'),
  transport: z.enum(['none', 'free', 'addon']),
  attributes: texts,
  ba_host: z.boolean(),
  cutoff_first_minutes: z.int(),
  cutoff_later_minutes: z.int(),
  group_tiers: z.array(z.strictObject({ from_pax: z.int(), percent: z.number() })),
  meeting: z.strictObject({ text: z.string(), latitude: z.number(), longitude: z.number() }),
  rules: z.array(z.strictObject({ weekdays: z.array(weekday), times: z.array(time), capacity: z.int().positive() })),
  exceptions: z.array(exception).default([]),
  addons: z.array(addon),
  reviews: z.array(review),
});

const cityFile = z.strictObject({
  city: z.strictObject({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    native_name: z.string(),
    native_lang: z.string(),
    country_code: z.string().length(2),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string(),
    position: z.int(),
    picture: z.string(),
    blurb: z.string(),
    introduction: z.string(),
    travel_tips: z.array(z.strictObject({ topic: z.string(), text: z.string() })),
  }),
  hosts: z.array(host),
  listings: z.array(listing),
});

const sharedFile = z.strictObject({
  notice: z.string(),
  countries: z.array(
    z.strictObject({ code: z.string(), name: z.string(), currency: z.string(), isd_code: z.string() }),
  ),
  categories: z.array(z.strictObject({ id: z.int(), slug: z.string(), name: z.string() })),
  rates: z.record(z.string(), z.number().positive()),
  coupons: z.array(
    z.strictObject({
      code: z.string(),
      kind: z.enum(['fixed', 'percent']),
      amount: z.number().optional(),
      percent: z.number().optional(),
      minimum_spend: z.number(),
      max_uses: z.int().nullable(),
      valid_until_days_ago: z.int().optional(),
    }),
  ),
});

const pictures = z.record(
  z.string(),
  z.looseObject({
    alt: z.string().startsWith('Illustration:'),
    blur: z.string(),
    dominant: z.string(),
    focal: z.tuple([z.number(), z.number()]),
  }),
);

export type CityFile = z.output<typeof cityFile>;
export type DemoListing = z.output<typeof listing>;
export type DemoHost = z.output<typeof host>;

export interface DemoFiles {
  cities: CityFile[];
  shared: z.output<typeof sharedFile>;
  pictures: z.output<typeof pictures>;
  galleries: Record<string, string | string[]>;
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, folder), 'utf8'));
}

/** Reads and checks all files. Throws with file, place and reason when one is wrong. */
export async function readDemoFiles(): Promise<DemoFiles> {
  const names = (await readdir(new URL('cities/', folder))).filter((name) => name.endsWith('.json')).toSorted();
  const cities = await Promise.all(names.map(async (name) => check(cityFile, name, await read(`cities/${name}`))));
  return {
    cities,
    shared: check(sharedFile, 'shared.json', await read('shared.json')),
    pictures: check(pictures, 'pictures/manifest.json', await read('pictures/manifest.json')),
    galleries: galleryNames(await read('pictures/listings.json')),
  };
}

function check<T extends z.ZodType>(schema: T, name: string, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`demo/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function galleryNames(value: unknown): DemoFiles['galleries'] {
  const flat = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
  const nested = z.record(z.string(), z.union([flat, z.string(), z.array(z.string())]));
  const parsed = check(nested, 'pictures/listings.json', value);
  return Object.assign(
    {},
    ...Object.entries(parsed).map(([key, inner]) =>
      typeof inner === 'object' && !Array.isArray(inner) ? inner : { [key]: inner },
    ),
  );
}
