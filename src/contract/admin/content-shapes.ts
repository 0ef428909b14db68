// What calls say of pages of text and their versions (docs/back-office.md#pages-of-text).
import { z } from 'zod';
import { pageStates } from '#src/domain/content/page-rules.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** The number of a version, from 1 on in each language of a page. */
export const version = z.int().min(1).max(1_000_000_000);

/** Who made it. */
export const who = z
  .string()
  .meta({ description: 'The operator; empty for the release and for whoever wrote into the database' });

/** The words of a text. */
export const text = { title: z.string(), summary: z.string(), body: z.string() };

/** How a page stands in one language. */
export const languageState = z
  .strictObject({
    language: z.string(),
    version: version.meta({ description: 'The newest' }),
    is_live: z.boolean().meta({ description: 'Guests are shown a text in it' }),
    has_draft: z.boolean().meta({ description: 'The newest version is not what guests are shown' }),
  })
  .meta({ id: 'PageLanguage' });

/** A page in the list. */
export const pageLine = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    state: z.enum(pageStates),
    is_template: z.boolean().meta({ description: 'A legal text as it came with the program' }),
    has_draft: z.boolean(),
    languages: z.array(languageState),
    version,
    changed_at: p.instant,
    who,
  })
  .meta({ id: 'PageLine' });

/** What is wrong with a text before guests are shown it. */
export const fault = z
  .strictObject({
    field: z.enum(['title', 'summary', 'body']),
    line: z.int().min(1),
    text: z.string().meta({ description: 'What is wrong, with its line' }),
  })
  .meta({ id: 'TextFault' });

const differenceLine = z
  .union([
    z.strictObject({
      kind: z.enum(['same', 'removed', 'added']),
      pieces: z.array(z.strictObject({ text: z.string(), isChanged: z.boolean() })),
    }),
    z.strictObject({ kind: z.literal('gap'), lines: z.int() }),
  ])
  .meta({ id: 'DifferenceLine' });

/** What has changed from one text to another, part by part. */
export const difference = z.array(
  z.strictObject({ field: z.enum(['title', 'summary', 'body']), lines: z.array(differenceLine) }),
);

/** A version without its words. */
export const versionLine = z
  .strictObject({
    version,
    title: z.string(),
    made_at: p.instant,
    who,
    published_at: p.instant.nullable(),
    is_live: z.boolean(),
  })
  .meta({ id: 'TextVersion' });
