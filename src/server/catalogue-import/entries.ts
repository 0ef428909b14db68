// Entries of a catalogue file: one object, every part optional; also the format of the demo.
import { z } from 'zod';
import {
  words,
  citySlug,
  point,
  slug,
  whole,
  yesOrNo,
  day,
  emailAddress,
  key,
  listOfWords,
  phoneNumber,
  oneOf,
  wallTime,
  price,
  percent,
} from './kinds.ts';
import { countryCode, countryEntry } from './country-entry.ts';
import { propertyEntries } from './property-entries.ts';
import { limits } from '#src/domain/limits.ts';

// A file, or the id of a shipped picture.

const share = z.number('a share from 0 to 1').min(0, 'a share from 0 to 1').max(1, 'a share from 0 to 1');

/** Relative to the catalogue's folder. */
const pictureFile = z.strictObject({
  file: words(1, 300).describe('path of a JPEG, PNG, WebP or AVIF from the folder of the catalogue'),
  alt: words(3, 300).describe('what is to be seen, for those who cannot see it'),
  focal: z.tuple([share, share], 'two shares from 0 to 1, from the left and from the top').optional(),
});

const drawnPicture = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'the id of a drawn picture');

/** `{ file, alt, focal? }`, or a shipped picture's id. */
const pictureEntry = z.union([drawnPicture, pictureFile], '{ "file": "photos/lake.jpg", "alt": "what is to be seen" }');

export type PictureEntry = z.output<typeof pictureEntry>;

const languageCode = () =>
  z
    .string()
    .regex(/^[a-z]{2,3}$/, 'a language code such as ne')
    .default('en');
const zone = 'an IANA time zone such as Asia/Kathmandu';

/** `country_code` is in the catalogue, the database, or the ten (docs/reference/texts.md#cities). */
export const cityEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  slug: citySlug(),
  name: words(1, 80),
  native_name: words(0, 80).default(''),
  native_lang: languageCode(),
  country_code: countryCode(),
  ...point,
  time_zone: z.string(zone).refine((name) => isTimeZone(name), zone),
  position: whole(0, 30_000).default(100),
  picture: pictureEntry,
  blurb: words(3, 200),
  introduction: words(3, 4000),
  travel_tips: z
    .array(z.strictObject({ topic: words(2, 80), text: words(3, 2000) }), 'a list of { "topic": …, "text": … }')
    .max(30, 'at most 30 tips')
    .default([]),
  is_active: yesOrNo().default(true),
});

const categoryEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  slug: slug(),
  name: words(2, 60),
  position: whole(0, 30_000).optional(),
  picture: pictureEntry.optional(),
});

export type CityEntry = z.output<typeof cityEntry>;
export type CategoryEntry = z.output<typeof categoryEntry>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name.includes('/');
  } catch {
    return false;
  }
}

/** `email` receives bookings; `picture` is square, described by the name. */
export const hostEntry = z.strictObject({
  key: key(),
  email: emailAddress().optional(),
  first_name: words(1, 80),
  last_name: words(0, 80).default(''),
  languages: listOfWords().min(1, 'at least one language'),
  headline: words(3, 160),
  story: words(3, 4000),
  host_since: day(),
  reply_minutes: whole(1, 100_000).nullable().default(null),
  phone: phoneNumber(),
  is_id_verified: yesOrNo().default(false),
  picture: pictureEntry.optional(),
});

export type HostEntry = z.output<typeof hostEntry>;

// Weekly rules and exceptions.

const weekday = whole(1, 7);

/** 1 is Monday. */
const ruleEntry = z.strictObject({
  weekdays: z.array(weekday, 'a list of weekdays, 1 (Monday) to 7').min(1, 'at least one weekday'),
  times: z.array(wallTime(), 'a list of times').min(1, 'at least one time'),
  capacity: whole(1, 100_000),
});

/** `in_days` counts from loading, to stay ahead. */
const exceptionEntry = z
  .strictObject({
    date: day().optional(),
    in_days: whole(0, 730).optional(),
    kind: oneOf(['closed', 'extra', 'capacity']),
    time: wallTime().optional(),
    capacity: whole(0, 100_000).optional(),
    reason: words(0, 200).default(''),
  })
  .refine((one) => (one.date === undefined) !== (one.in_days === undefined), 'either "date" or "in_days"')
  .refine(
    (one) => one.kind === 'closed' || (one.time !== undefined && one.capacity !== undefined),
    'a "time" and a "capacity" for extra and capacity',
  );

// A listing's page and times.

const addonEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  key: key().optional(),
  kind: oneOf(['translator', 'vehicle', 'other']),
  title: words(2, 120),
  description: words(0, 500).default(''),
  unit_price: price('nothing'),
  persons_per_unit: whole(1, 1000),
  is_preselected: yesOrNo().default(false),
});

const tierEntry = z.strictObject({
  from_pax: whole(2, 1000),
  percent: percent(),
});

/** Demo only: guests write real reviews. */
const reviewEntry = z.strictObject({
  guest_name: words(1, 80),
  guest_country: z.string().length(2, 'a country code such as GB'),
  rating: whole(1, 5),
  body: words(0, 4000),
  language: languageCode(),
  days_ago: whole(1, 3650),
  reply: words(0, 2000).default(''),
  photos: z.array(drawnPicture, 'a list of drawn pictures').max(4, 'at most 4 photos').default([]),
});

const guests = whole(0, 10_000).default(0);

/** Ratings without text, by stars; demo only. */
const ratingCounts = z.strictObject({ '1': guests, '2': guests, '3': guests, '4': guests, '5': guests });

const steps = z.array(z.strictObject({ title: words(2, 120), text: words(2, 1000) }), 'a list of { "title", "text" }');

/** Refers by slug, slug and key. Omitted pictures, rules, exceptions and add-ons stay. */
export const listingEntry = z
  .strictObject({
    id: whole(1, 2_147_483_647).optional(),
    key: key(),
    city: slug().optional(),
    category: slug(),
    host: key(),
    slug: slug().optional(),
    title: words(10, 120),
    activity: words(2, 40).optional(),
    summary: words(3, 300),
    description: words(3, 10_000),
    steps: steps.max(20, 'at most 20 steps').default([]),
    ...propertyEntries,
    languages: listOfWords().min(1, 'at least one language'),
    duration_minutes: whole(30, 1440),
    price: price('least'),
    surcharge: price('nothing').nullable().default(null),
    deposit_percent: percent().default(limits.usualDepositPercent),
    min_pax: whole(1, 1000).default(1),
    max_pax: whole(1, 1000),
    group_tiers: z.array(tierEntry, 'a list of { "from_pax", "percent" }').max(10, 'at most 10 tiers').default([]),
    policy: oneOf(['flexible', 'moderate', 'strict', 'final']).default('flexible'),
    confirmation: oneOf(['instant', 'on_request']).default('instant'),
    transport: oneOf(['none', 'free', 'addon']).default('none'),
    ba_host: yesOrNo().default(false),
    cutoff_first_minutes: whole(0, 525_600).default(720),
    cutoff_later_minutes: whole(0, 525_600).default(120),
    horizon_days: whole(1, 730).default(180),
    meeting: z.strictObject({ text: words(3, 500), ...point }, '{ "text", "latitude", "longitude" }'),
    pictures: z.array(pictureEntry, 'a list of pictures').max(20, 'at most 20 pictures').optional(),
    rules: z.array(ruleEntry, 'a list of weekly rules').max(100, 'at most 100 rules').optional(),
    exceptions: z.array(exceptionEntry, 'a list of days that differ').max(1000, 'at most 1,000 days').optional(),
    addons: z.array(addonEntry, 'a list of add-ons').max(20, 'at most 20 add-ons').optional(),
    rank: whole(-1_000_000, 1_000_000).default(0),
    status: oneOf(['draft', 'published', 'paused']).default('published'),
    reviews: z.array(reviewEntry, 'a list').default([]),
    ratings: ratingCounts.optional(),
  })
  .superRefine((listing, found) => {
    const wrong = (path: string, message: string) => found.addIssue({ code: 'custom', path: [path], message });
    if (listing.min_pax > listing.max_pax) wrong('min_pax', `at most max_pax, which is ${listing.max_pax}`);
    if (listing.cutoff_later_minutes > listing.cutoff_first_minutes)
      wrong('cutoff_later_minutes', `at most cutoff_first_minutes, which is ${listing.cutoff_first_minutes}`);
  });

export type ListingEntry = z.output<typeof listingEntry>;

export const entryOf = {
  countries: countryEntry,
  categories: categoryEntry,
  cities: cityEntry,
  hosts: hostEntry,
  listings: listingEntry,
} as const;

export type ListName = keyof typeof entryOf;

/** `city` applies to listings without one. */
export const singles = { city: cityEntry, home_picture: pictureEntry, notice: z.string() } as const;
