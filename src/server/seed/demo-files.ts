// Demo files (docs/reference/texts.md#demo-world).
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { reportReason } from '#src/contract/calls/review.ts';
import { aspects } from '#src/domain/review/labels.ts';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import type { Catalogue } from '#src/server/catalogue-import/catalogue.ts';
import { readFiles } from '#src/server/catalogue-import/read-files.ts';
import { faultLines } from '#src/server/catalogue-import/faults.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import type { DemoGuest } from './silent-ratings.ts';

const folder = join(projectFolder, 'demo');

const sharedFile = z.strictObject({
  notice: z.string(),
  rates: z.record(z.string(), z.number().positive()),
  /** First names by country, for ratings without text. */
  guests: z.record(z.string().length(2), z.array(z.string())),
  phones: z.array(
    z.strictObject({
      host: z.string(),
      way: z.enum(['sms', 'whatsapp']),
      language: z.enum(hostLanguageCodes),
      number: z.string().regex(/^\+447700900\d{3}$/, 'of the range that is kept for fiction'),
    }),
  ),
  /** Fictional; a waiting one needs approval. */
  banks: z.array(
    z.strictObject({
      host: z.string(),
      holder: z.string(),
      account: z.string().regex(/^DEMO\d{8}$/, 'an account that no bank has'),
      waits: z.boolean().default(false),
    }),
  ),
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

const word = z.string().min(1);
const days_ago = z.int().positive();

const storiesFile = z.strictObject({
  notice: z.string(),
  guests: z.array(z.strictObject({ key: word, first_name: word, last_name: word })),
  /** The nth departure from tomorrow, and its free seats. */
  departures: z.array(z.strictObject({ listing: word, departure: z.int().positive(), seats_left: z.int().min(0) })),
  /** Guests who used a code of shared.json. */
  code_uses: z.array(
    z.strictObject({
      listing: word,
      departure: z.int().positive(),
      guest: word,
      pax: z.int().positive(),
      code: word,
    }),
  ),
  /** Bookings of the demo guest; -1 is the last departure before today. */
  trips: z.array(
    z.strictObject({
      listing: word,
      departure: z.int(),
      guest: word,
      pax: z.int().positive(),
      /** Covers the online part: a demo moves no money. */
      code: word,
      status: z.enum(['confirmed', 'requested', 'completed']),
    }),
  ),
  /** Weeks of ten with visits, in the year before. */
  past: z.array(z.strictObject({ listing: word, weeks_of_ten: z.int().min(1).max(10) })),
  /** Private feedback; 1 is the newest review. */
  private_words: z.array(
    z.strictObject({
      listing: word,
      review: z.int().positive(),
      aspects: z.array(
        z.strictObject({
          aspect: z.enum(aspects),
          rating: z.int().min(1).max(5),
          labels: z.array(word),
          details: z.string(),
        }),
      ),
    }),
  ),
  desk: z.strictObject({
    feedback: z.array(z.strictObject({ guest: word, days_ago, topic: word, message: word })),
    /** 1 is the newest review. */
    reported_reviews: z.array(
      z.strictObject({
        listing: word,
        review: z.int().positive(),
        days_ago,
        reason: reportReason,
        details: word,
      }),
    ),
    ambassadors: z.array(z.strictObject({ guest: word, days_ago, city: word, audience: word, message: word })),
  }),
  /**
   * Departures in minutes from loading, of the first listing whose hours fit (`until` past 24 is after midnight),
   * otherwise its next one.
   */
  today: z.array(
    z.strictObject({
      listings: z.array(z.strictObject({ listing: word, from: z.int(), until: z.int() })).min(1),
      starts_in_minutes: z.int(),
      parties: z.array(
        z.strictObject({
          guest: word,
          pax: z.int().positive(),
          message: z.string(),
          pickup: z.strictObject({ address: word, latitude: z.number(), longitude: z.number() }).optional(),
        }),
      ),
    }),
  ),
});

export interface DemoFiles {
  catalogue: Catalogue;
  shared: z.output<typeof sharedFile>;
  stories: z.output<typeof storiesFile>;
}

/** Throws with file, place and reason. */
export async function readDemoFiles(): Promise<DemoFiles> {
  const cities = (await readdir(join(folder, 'cities'))).filter((name) => name.endsWith('.json')).toSorted();
  const { catalogue, faults } = await readFiles([
    join(folder, 'catalogue.json'),
    ...cities.map((name) => join(folder, 'cities', name)),
  ]);
  if (faults.length > 0) throw new Error(faultLines(faults).join('\n'));
  return {
    catalogue,
    shared: await readBeside('shared.json', sharedFile),
    stories: await readBeside('stories.json', storiesFile),
  };
}

async function readBeside<T>(name: string, shape: z.ZodType<T>): Promise<T> {
  const read = shape.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  if (!read.success) throw new Error(`demo/${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Guests of all countries. */
export function guestsOf({ shared }: Pick<DemoFiles, 'shared'>): DemoGuest[] {
  return Object.entries(shared.guests).flatMap(([country, names]) => names.map((name) => ({ name, country })));
}
