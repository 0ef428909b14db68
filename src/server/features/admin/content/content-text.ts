// admin/content-text: a page of text as it can be changed (docs/back-office.md#pages-of-text).
import { refuse } from '#src/contract/refusal.ts';
import { menuPlaces, originalMenus } from '#src/domain/content/menus.ts';
import { pageLanguage } from '#src/domain/content/page-rules.ts';
import type { Config } from '#src/server/config.ts';
import type { Handler } from '#src/server/call.ts';
import { releasePage } from '#src/server/features/content/index.ts';
import { findPage, findText, findVersions, isBehind, type VersionRow } from './content-queries.ts';
import { findFaults } from './find-faults.ts';
import { differenceOf, isLanguage, releaseHashes, standingOf } from './page-of.ts';

export const route = 'admin/content-text';

const pageSize = 20;

export const handle: Handler<typeof route> = async ({ slug, language = pageLanguage, before }, { services }) => {
  const { db, config } = services;
  const row = await findPage(db, slug, await releaseHashes());
  if (row === null || !isLanguage(config, language)) return refuse('page-not-found');
  const of = { slug, language };
  const [text, versions, behind, release] = await Promise.all([
    findText(db, of, null),
    findVersions(db, of, before ?? null, pageSize + 1),
    isBehind(db, of),
    language === pageLanguage ? releasePage(slug) : null,
  ]);
  const { state, isLegal, isTemplate, keptBecause } = standingOf(row);
  const shown = versions.slice(0, pageSize);
  return {
    slug,
    language,
    languages: [...config.locales],
    in_languages: row.languages,
    state,
    is_hidden: row.is_hidden,
    is_legal: isLegal,
    is_template: isTemplate,
    kept_because: keptBecause,
    is_behind: behind,
    menus: menusTo(config, slug),
    text:
      text === null
        ? null
        : {
            title: text.title,
            summary: text.summary,
            body: text.body,
            version: text.version,
            made_at: text.made_at.toISOString(),
            who: text.who,
            is_live: text.is_live,
          },
    faults: text === null ? [] : await findFaults(slug, text, services),
    release: release !== null && text !== null && row.is_own && row.has_newer ? differenceOf(text, release) : null,
    can_follow: release !== null && row.is_own,
    versions: shown.map(toLine),
    next: versions.length > pageSize ? (shown.at(-1)?.version ?? null) : null,
  };
};

function toLine({ version, title, made_at, who, published_at, is_live }: VersionRow) {
  const at = published_at?.toISOString() ?? null;
  return { version, title, made_at: made_at.toISOString(), who, published_at: at, is_live };
}

/** The groups of menus that have a link to a page: it is left out of them while the page is hidden. */
function menusTo({ menus }: Config, slug: string): string[] {
  return menuPlaces.filter((place) =>
    (menus ?? originalMenus)[place].links.some(({ target, is_hidden: isHidden }) => target === `/${slug}` && !isHidden),
  );
}
