// A listing in a catalogue: everything its page shows, and when it takes place (product 10).
import { z } from 'zod';
import { limits } from '#src/domain/limits.ts';
import { dollars, key, listOfWords, oneOf, percent, point, slug, whole, words, yesOrNo } from '../kinds.ts';
import { drawnPicture, pictureEntry } from './picture-entry.ts';
import { exceptionEntry, ruleEntry } from './times-entry.ts';

const addonEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  key: key().optional(),
  kind: oneOf(['translator', 'vehicle', 'other']),
  title: words(2, 120),
  description: words(0, 500).default(''),
  unit_price: dollars(0, 50_000),
  persons_per_unit: whole(1, 1000),
  is_preselected: yesOrNo().default(false),
});

const tierEntry = z.strictObject({
  from_pax: whole(2, 1000),
  percent: percent(),
});

/** Only demo data has these: real reviews are written by guests (product 8). */
const reviewEntry = z.strictObject({
  guest_name: words(1, 80),
  guest_country: z.string().length(2, 'a country code such as GB'),
  rating: whole(1, 5),
  body: words(0, 4000),
  days_ago: whole(1, 3650),
  reply: words(0, 2000).default(''),
  photos: z.array(drawnPicture, 'a list of drawn pictures').max(4, 'at most 4 photos').default([]),
});

const guests = whole(0, 10_000).default(0);

/** How many guests gave stars and no words, by their number. Demo data like the reviews. */
const ratingCounts = z.strictObject({ '1': guests, '2': guests, '3': guests, '4': guests, '5': guests });

const steps = z.array(z.strictObject({ title: words(2, 120), text: words(2, 1000) }), 'a list of { "title", "text" }');

/**
 * `city`, `category` and `host` are named by slug, slug and key. Pictures, rules, exceptions and add-ons that are left
 * out stay as they are in a listing that is here already.
 */
export const listingEntry = z
  .strictObject({
    id: whole(1, 2_147_483_647).optional(),
    key: key(),
    city: slug().optional(),
    category: slug(),
    host: key(),
    slug: slug().optional(),
    title: words(10, 120),
    summary: words(3, 300),
    description: words(3, 10_000),
    steps: steps.max(20, 'at most 20 steps').default([]),
    included: listOfWords().default([]),
    excluded: listOfWords().default([]),
    bring: listOfWords().default([]),
    requirements: listOfWords().default([]),
    accessibility: listOfWords().default([]),
    languages: listOfWords().min(1, 'at least one language'),
    minimum_age: whole(0, 99).nullable().default(null),
    duration_minutes: whole(30, 1440),
    price: dollars(1, 50_000),
    surcharge: dollars(0, 50_000).nullable().default(null),
    deposit_percent: percent().default(20),
    min_pax: whole(1, 1000).default(1),
    max_pax: whole(1, 1000),
    group_tiers: z.array(tierEntry, 'a list of { "from_pax", "percent" }').max(10, 'at most 10 tiers').default([]),
    policy: oneOf(['flexible', 'moderate', 'strict', 'final']).default('flexible'),
    confirmation: oneOf(['instant', 'on_request']).default('instant'),
    transport: oneOf(['none', 'free', 'addon']).default('none'),
    attributes: z.array(oneOf(limits.attributes), 'a list').default([]),
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
