// Text pages in the back office (docs/reference/back-office.md#pages-of-text).
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { contentList } from '#src/contract/admin/catalogue-lists.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { difference, type DifferenceLine } from '#src/domain/catalogue/difference.ts';
import { menuPlaces, originalMenus } from '#src/domain/catalogue/menus.ts';
import { requiredBy, legalPages, pageLanguage, pageState } from '#src/domain/catalogue/page-rules.ts';
import { namedPictures, partsOf, textFaults } from '#src/domain/catalogue/text-faults.ts';
import type { Handler } from '#src/server/call.ts';
import {
  factsFor,
  hashOfText,
  knownPictures,
  liquidFault,
  type PageText,
  releasePage,
  releasePages,
  shownText,
} from '#src/server/features/catalogue/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Config } from '#src/server/platform/config.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import type { Services } from '#src/server/services.ts';
import {
  findPage,
  findPages,
  findText,
  findVersions,
  isBehind,
  type PageRow,
  type ReleaseHash,
  type TextRow,
} from './content-queries.ts';
import { serveTable } from './lists.ts';

const pageSize = 100;

const contentPages: Handler<'admin/content-list'> = async ({ after, ...filter }, { services: { db, config } }) => {
  const rows = await findPages(db, { ...filter, after: after ?? null, count: pageSize + 1 }, await releaseHashes());
  const { data, next } = pageOf(rows, pageSize);
  return { data: data.map(toLine), next, languages: [...config.locales] };
};

function toLine(row: PageRow): CallOutput<'admin/content-list'>['data'][number] {
  const { slug, title, version, changed_at, who, has_draft, languages } = row;
  const { state, isTemplate } = stateOfPage(row);
  return { slug, title, state, is_template: isTemplate, has_draft, languages, version, changed_at, who };
}

export const contentTable = serveTable({
  name: 'content',
  ...contentList.file,
  filterOf: (search) => contentList.read(search).filter,
  read: async ({ db }, filter, page) =>
    (await findPages(db, { ...filter, ...page }, await releaseHashes())).map((row) => ({
      ...toLine(row),
      cursor: row.cursor,
    })),
  cells: { languages: ({ languages }) => languages.map(({ language }) => language) },
});

const versionsAtOnce = 20;

const contentText: Handler<'admin/content-text'> = async ({ slug, language = pageLanguage, before }, { services }) => {
  const { db, config } = services;
  const row = await findPage(db, slug, await releaseHashes());
  if (row === null || !isLanguage(config, language)) return refuse('page-not-found');
  const of = { slug, language };
  const [text, versions, behind, release] = await Promise.all([
    findText(db, of, null),
    findVersions(db, of, before ?? null, versionsAtOnce + 1),
    isBehind(db, of),
    language === pageLanguage ? releasePage(slug) : null,
  ]);
  const { state, isLegal, isTemplate, requiredBy: because } = stateOfPage(row);
  const { data, next } = pageOf(versions, versionsAtOnce);
  return {
    slug,
    language,
    languages: [...config.locales],
    in_languages: row.languages,
    state,
    is_hidden: row.is_hidden,
    is_legal: isLegal,
    is_template: isTemplate,
    kept_because: because,
    is_behind: behind,
    menus: menusTo(config, slug),
    text: text && unpublished(text),
    faults: text === null ? [] : await findFaults(slug, text, services),
    release: release !== null && text !== null && row.is_own && row.has_newer ? differenceOf(text, release) : null,
    can_follow: release !== null && row.is_own,
    versions: data,
    next: next === null ? null : Number(next),
  };
};

const unpublished = ({ published_at: _at, ...text }: TextRow) => text;

/** Menu groups that link to a page; a hidden page is left out of them. */
function menusTo({ menus }: Config, slug: string): string[] {
  return menuPlaces.filter((place) =>
    (menus ?? originalMenus)[place].links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
  );
}

// admin/content-draft: previews a version with the code of published pages (docs/reference/back-office.md#pages-of-text).
const contentDraft: Handler<'admin/content-draft'> = async ({ slug, language, version }, context) => {
  const { services } = context;
  const text = await findText(services.db, { slug, language }, version);
  if (text === null) return refuse('page-not-found');
  const { title, summary, body, made_at: at } = text;
  const [data, faults] = await Promise.all([
    shownText({ slug, title, summary, body, updatedAt: new Date(at) }, context),
    findFaults(slug, text, services),
  ]);
  return { data, is_live: text.is_live, faults };
};

const nothing = { title: '', summary: '', body: '' };

const contentVersion: Handler<'admin/content-version'> = async ({ slug, language, version }, { services: { db } }) => {
  const [text, before] = await Promise.all([
    findText(db, { slug, language }, version),
    version === 1 ? null : findText(db, { slug, language }, version - 1),
  ]);
  if (text === null) return refuse('page-not-found');
  return { ...unpublished(text), difference: differenceOf(before ?? nothing, text) };
};

type Faults = CallOutput<'admin/content-save'>['faults'];

const fields = ['title', 'summary', 'body'] as const;

/** Empty required parts, invalid Liquid, unknown parts and pictures. */
export async function findFaults(
  slug: string,
  { title, summary, body }: PageText,
  services: Services,
): Promise<Faults> {
  const text = { title, summary, body };
  const facts = await factsFor(text, { services });
  const empty = fields.flatMap((field) =>
    text[field].trim() === '' ? { field, line: 1, text: t(`content.empty.${field}`) } : [],
  );
  const liquid = fields.flatMap((field) => {
    const found = liquidFault(text[field], facts);
    return found === null ? [] : { field, line: found.line, text: t('content.fault.liquid', found) };
  });
  // Pictures of the release that this installation lacks are omitted, not faults.
  const ofRelease = namedPictures((await releasePage(slug))?.body ?? '');
  const pictures = new Set([...(await knownPictures(namedPictures(body), services)), ...ofRelease]);
  const parts = partsOf(slug);
  const lines = textFaults(body, { parts, pictures }).map(({ line, what, name }) => ({
    field: 'body' as const,
    line,
    text: t(`content.fault.${what}`, { line, name, parts: parts.join(', ') }),
  }));
  return [...empty, ...liquid, ...lines].toSorted((one, other) => one.line - other.line);
}

export async function releaseHashes(): Promise<readonly ReleaseHash[]> {
  return (await releasePages()).map((page) => ({ slug: page.slug, hash: hashOfText(page) }));
}

export function stateOfPage(row: PageRow) {
  const { slug, is_published: isPublished, is_hidden: isHidden, is_own: isOwn, has_newer: hasNewer } = row;
  const isLegal = legalPages.includes(slug);
  return {
    state: pageState({ isPublished, isHidden, isOwn, hasNewer }),
    isLegal,
    isTemplate: isLegal && !isOwn,
    requiredBy: requiredBy(slug, reservedSegments),
  };
}

export function isLanguage({ locales }: Pick<Config, 'locales'>, language: string): boolean {
  return locales.some((one) => one === language);
}

type Difference = CallOutput<'admin/content-version'>['difference'];

export function differenceOf(before: PageText, after: PageText): Difference {
  return (['title', 'summary', 'body'] as const)
    .map((field) => ({ field, lines: difference(before[field], after[field]).map(toWire) }))
    .filter(({ lines }) => lines.length > 0);
}

const toWire = (line: DifferenceLine) =>
  line.kind === 'gap' ? { ...line } : { kind: line.kind, pieces: line.pieces.map((piece) => ({ ...piece })) };

export const contentCalls = {
  'admin/content-draft': contentDraft,
  'admin/content-list': contentPages,
  'admin/content-text': contentText,
  'admin/content-version': contentVersion,
} as const;
