// A city and a category in a catalogue.
import { z } from 'zod';
import { countries } from '#src/domain/catalog/countries.ts';
import { citySlug, point, slug, whole, words, yesOrNo } from '../kinds.ts';
import { pictureEntry } from './picture-entry.ts';

const codes = countries.map(({ code }) => code);
const zone = 'an IANA time zone such as Asia/Kathmandu';

/** `country_code` is one of the ten countries (spec 9); money and dialling code follow from it. */
export const cityEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  slug: citySlug(),
  name: words(1, 80),
  native_name: words(0, 80).default(''),
  native_lang: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'a language code such as ne')
    .default('en'),
  country_code: z
    .string(`one of: ${codes.join(', ')}`)
    .refine((code) => codes.includes(code), `one of: ${codes.join(', ')}`),
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

/** What kind of course it is. */
export const categoryEntry = z.strictObject({
  id: whole(1, 2_147_483_647).optional(),
  slug: slug(),
  name: words(2, 60),
  position: whole(0, 30_000).optional(),
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
