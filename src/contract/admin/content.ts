// Pages of text, for the back office (docs/reference/back-office.md#pages-of-text).
import { z } from 'zod';
import { pageLimits, pageStates } from '#src/domain/catalogue/page-rules.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { image } from '#src/contract/shapes/image.ts';
import * as p from '#src/contract/shapes/primitives.ts';
import { contentList } from './catalogue-lists.ts';
import { filterSchemas } from './list-calls.ts';

// Pages of text and their versions in calls (docs/reference/back-office.md#pages-of-text).

/** A version's number, from 1 on in each language of a page. */
const version = z.int().min(1).max(1_000_000_000);

const who = z
  .string()
  .meta({ description: 'The operator; empty for the release and for whoever wrote into the database' });

const text = { title: z.string(), summary: z.string(), body: z.string() };

/** A page's state in one language. */
const languageState = z
  .strictObject({
    language: z.string(),
    version: version.meta({ description: 'The newest' }),
    is_live: z.boolean().meta({ description: 'Guests are shown a text in it' }),
    has_draft: z.boolean().meta({ description: 'The newest version is not what guests are shown' }),
  })
  .meta({ id: 'PageLanguage' });

const pageLine = z
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

/** A fault of a text, before guests see it. */
const fault = z
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

/** The changes from one text to another, part by part. */
const difference = z.array(
  z.strictObject({ field: z.enum(['title', 'summary', 'body']), lines: z.array(differenceLine) }),
);

/** A version without its text. */
const versionLine = z
  .strictObject({
    version,
    title: z.string(),
    made_at: p.instant,
    who,
    published_at: p.instant.nullable(),
    is_live: z.boolean(),
  })
  .meta({ id: 'TextVersion' });

const slug = z.string().min(1).max(120);
const language = z
  .string()
  .regex(/^[a-z]{2,3}_[A-Z]{2}$/)
  .meta({ description: 'A language of this installation, by its locale' });
const seen = z.int().min(0).max(1_000_000_000).meta({
  description: 'The newest version that was seen, 0 for none, so that of two who save at once the second is told',
});

const textFields = {
  title: p.line(pageLimits.title),
  summary: p.line(pageLimits.summary),
  body: p.paragraphs(pageLimits.body),
};

const reply = z.strictObject({ version, message: z.string(), faults: z.array(fault) });
const done = z.strictObject({ message: z.string() });

export const adminContentCalls = {
  'admin/content-list': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'Pages of text by their addresses, with who changed each last',
    in: z.strictObject({
      ...filterSchemas(contentList.filter, {
        find: 'A part of the address or of the title',
        language: 'Pages with a text in it',
        has_draft: 'Pages with a text that is not published, or all others',
      }),
      after: slug.optional(),
    }),
    out: z.strictObject({
      data: z.array(pageLine),
      next: z.string().nullable().meta({ description: 'What `after` is for the next page' }),
      languages: z.array(z.string()).meta({ description: 'All that pages can be written in here' }),
    }),
  },
  'admin/content-text': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'A page of text with its newest text in a language, and its versions',
    in: z.strictObject({ slug, language: language.optional(), before: version.optional() }),
    out: z.strictObject({
      slug: z.string(),
      language: z.string(),
      languages: z.array(z.string()),
      in_languages: z.array(languageState),
      state: z.enum(pageStates),
      is_hidden: z.boolean(),
      is_legal: z.boolean().meta({ description: 'Publishing asks for a reason and for the second factor' }),
      is_template: z.boolean(),
      kept_because: z.enum(['law', 'route']).nullable().meta({ description: 'Why it cannot be hidden' }),
      is_behind: z.boolean().meta({ description: 'The English text was published after the one in this language' }),
      menus: z.array(z.string()).meta({ description: 'Parts of the page whose menus lead to it' }),
      text: z.strictObject({ ...text, version, made_at: p.instant, who, is_live: z.boolean() }).nullable(),
      faults: z.array(fault),
      release: difference
        .nullable()
        .meta({ description: 'From the newest text to the one of the release, where that is newer' }),
      can_follow: z.boolean().meta({ description: 'The release has a text that may be taken again' }),
      versions: z.array(versionLine),
      next: version.nullable(),
    }),
  },
  'admin/content-version': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'One version of a text, and what has changed in it',
    in: z.strictObject({ slug, language, version }),
    out: z.strictObject({
      version,
      ...text,
      made_at: p.instant,
      who,
      is_live: z.boolean(),
      difference: difference.meta({ description: 'From the version before it' }),
    }),
  },
  'admin/content-draft': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'A version of a text as guests would be shown it',
    in: z.strictObject({ slug, language, version }),
    out: z.strictObject({
      data: z.strictObject({ slug: z.string(), ...text, pictures: z.array(image), updated_at: p.instant }),
      is_live: z.boolean(),
      faults: z.array(fault),
    }),
  },
  'admin/content-save': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Saves a text as a new version that guests are not shown yet; of an address that has none a new page',
    in: z.strictObject({ slug, language, seen, ...textFields }),
    out: reply,
  },
  'admin/content-restore': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Makes the text of an old version the newest one, as a draft',
    in: z.strictObject({ slug, language, version, seen }),
    out: reply,
  },
  'admin/content-publish': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Shows guests the newest version of a text',
    in: z.strictObject({ slug, language, version, reason: p.reason.optional() }),
    out: done,
  },
  'admin/content-withdraw': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Shows guests the English text again in a language',
    in: z.strictObject({ slug, language, reason: p.reason.optional() }),
    out: done,
  },
  'admin/content-hide': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Hides a page from guests, or shows it again',
    in: z.strictObject({ slug, is_hidden: z.boolean() }),
    out: done,
  },
  'admin/content-release': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary:
      'Takes the text of the release, which is followed from then on, or keeps the own one and says that both were compared',
    in: z.strictObject({ slug, seen, is_taken: z.boolean(), reason: p.reason.optional() }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
