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

const who = z.string().meta({
  description: 'Operator who made the change; empty for the release and for changes made directly in the database',
});

const text = { title: z.string(), summary: z.string(), body: z.string() };

/** A page's state in one language. */
const languageState = z
  .strictObject({
    language: z.string(),
    version: version.meta({ description: 'Newest version in this language' }),
    is_live: z.boolean().meta({ description: 'True if guests see a text in this language' }),
    has_draft: z.boolean().meta({ description: 'True if the newest version is not the one that guests see' }),
  })
  .meta({ id: 'PageLanguage' });

const pageLine = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    state: z.enum(pageStates),
    is_template: z.boolean().meta({ description: 'True for a legal text that is still the release’s template' }),
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
    text: z.string().meta({ description: 'Description of the fault, with its line' }),
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
  .meta({ description: 'Locale of a language of this installation' });
const seen = z.int().min(0).max(1_000_000_000).meta({
  description: 'Newest version that the caller saw, 0 for none; the call is refused if there is a newer one',
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
    summary: 'Lists pages of text by address, with the last author of each',
    in: z.strictObject({
      ...filterSchemas(contentList.filter, {
        find: 'Part of the address or of the title',
        language: 'Only pages with a text in this language',
        has_draft: 'True for pages with an unpublished text, false for all others',
      }),
      after: slug.optional(),
    }),
    out: z.strictObject({
      data: z.array(pageLine),
      next: z.string().nullable().meta({ description: 'Value of `after` for the next page; null on the last' }),
      languages: z.array(z.string()).meta({ description: 'All languages in which pages can be written' }),
    }),
  },
  'admin/content-text': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a page of text: its newest text in a language, and its versions',
    in: z.strictObject({ slug, language: language.optional(), before: version.optional() }),
    out: z.strictObject({
      slug: z.string(),
      language: z.string(),
      languages: z.array(z.string()),
      in_languages: z.array(languageState),
      state: z.enum(pageStates),
      is_hidden: z.boolean(),
      is_legal: z.boolean().meta({ description: 'True if publishing needs a reason and a second factor' }),
      is_template: z.boolean(),
      kept_because: z
        .enum(['law', 'route'])
        .nullable()
        .meta({ description: 'Why the page cannot be hidden; null if it can' }),
      is_behind: z
        .boolean()
        .meta({ description: 'True if the English text was published after the one in this language' }),
      menus: z.array(z.string()).meta({ description: 'Menus that link to the page' }),
      text: z.strictObject({ ...text, version, made_at: p.instant, who, is_live: z.boolean() }).nullable(),
      faults: z.array(fault),
      release: difference
        .nullable()
        .meta({ description: 'Changes from the newest text to a newer one of the release; null if there is none' }),
      can_follow: z.boolean().meta({ description: 'True if the page can follow the text of the release again' }),
      versions: z.array(versionLine),
      next: version.nullable(),
    }),
  },
  'admin/content-version': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'Shows a version of a text, and its changes since the previous one',
    in: z.strictObject({ slug, language, version }),
    out: z.strictObject({
      version,
      ...text,
      made_at: p.instant,
      who,
      is_live: z.boolean(),
      difference: difference.meta({ description: 'Changes since the previous version' }),
    }),
  },
  'admin/content-draft': {
    access: 'operator',
    permission: 'texts',
    effect: 'read',
    rate: 'read',
    summary: 'Previews a version of a text as guests would see it',
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
    summary: 'Saves a text as a new unpublished version; creates the page if the address is new',
    in: z.strictObject({ slug, language, seen, ...textFields }),
    out: reply,
  },
  'admin/content-restore': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Saves the text of an old version as a new draft',
    in: z.strictObject({ slug, language, version, seen }),
    out: reply,
  },
  'admin/content-publish': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Publishes the newest version of a text',
    in: z.strictObject({ slug, language, version, reason: p.reason.optional() }),
    out: done,
  },
  'admin/content-withdraw': {
    access: 'operator',
    permission: 'texts',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Unpublishes the text in a language; guests see the English one instead',
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
    summary: 'Replaces a page’s text with the release’s and follows that, or keeps it and marks both as compared',
    in: z.strictObject({ slug, seen, is_taken: z.boolean(), reason: p.reason.optional() }),
    out: done,
  },
} as const satisfies Record<string, CallSpec>;
