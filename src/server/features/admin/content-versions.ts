// Pages of text and menus in the back office (docs/back-office.md#pages-of-text).
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { shownText, hashOfText, releasePage } from '#src/server/features/catalogue/index.ts';
import {
  findText,
  findPage,
  findVersions,
  isBehind,
  type VersionRow,
  lockContent,
  writeCompared,
  writePage,
  showVersion,
} from './content-queries.ts';
import { findFaults, releaseHashes, differenceOf, isLanguage, standingOf } from './content-state.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { readAgain } from '#src/server/platform/settings/index.ts';
import { t } from '#src/server/features/texts.ts';
import { askForLegal, append } from './content-publish.ts';
import { menuPlaces, originalMenus } from '#src/domain/catalogue/menus.ts';
import type { Config } from '#src/server/platform/config.ts';
import { staffAct } from './kit/act.ts';

// admin/content-draft: a version as guests would be shown it, made by what makes their pages (docs/back-office.md#pages-of-text).
const contentDraft: Handler<'admin/content-draft'> = async ({ slug, language, version }, context) => {
  const { services } = context;
  const text = await findText(services.db, { slug, language }, version);
  if (text === null) return refuse('page-not-found');
  const { title, summary, body, made_at: updatedAt } = text;
  const [data, faults] = await Promise.all([
    shownText({ slug, title, summary, body, updatedAt }, context),
    findFaults(slug, text, services),
  ]);
  return { data, is_live: text.is_live, faults };
};

// admin/content-release: what becomes of a newer text of the release (docs/back-office.md#pages-of-text).
const contentRelease = staffAct<'admin/content-release'>({
  async check({ slug, is_taken: isTaken, reason }, { actor }) {
    if ((await releasePage(slug)) === null) return refuse('page-not-found');
    return isTaken ? askForLegal(slug, reason, actor) : null;
  },
  async run({ slug, seen, is_taken: isTaken, reason }, { trx }) {
    const [release, releases] = [await releasePage(slug), await releaseHashes()];
    if (release === null) return refuse('page-not-found');
    const hash = hashOfText(release);
    await lockContent(trx);
    const page = await findPage(trx, slug, releases);
    if (page === null || !page.is_published) return refuse('page-not-found');
    if (page.version !== seen || !page.is_own) return refuse('content-changed');
    // The words become a version of their own where they are not the newest already.
    if (isTaken) await writePage(trx, slug, { ...release, isOwn: false, shippedHash: hash });
    else await writeCompared(trx, slug, hash);
    const after = await findText(trx, { slug, language: pageLanguage }, null);
    return {
      answer: { message: t(isTaken ? 'content.followed' : 'content.compared') },
      entry: {
        action: isTaken ? 'page-follows-release' : 'page-compared',
        subject: `page:${slug}`,
        detail: {
          before: { version: seen, is_own: true },
          after: { version: after?.version ?? seen, is_own: !isTaken },
          ...(reason !== undefined && { reason }),
        },
      },
    };
  },
  after: readAgain,
});

// admin/content-restore: the words of an old version are the newest draft (docs/back-office.md#pages-of-text).
const contentRestore: Handler<'admin/content-restore'> = async (
  { slug, language, version, seen },
  { services, actor },
) => {
  if (actor.userId === null) return refuse('unauthorized');
  const old = await findText(services.db, { slug, language }, version);
  if (old === null) return refuse('page-not-found');
  const { title, summary, body } = old;
  const text = { title, summary, body };
  const as = { slug, language, seen, actorId: actor.userId, restored: version };
  const saved = await append(services, as, text);
  if (isRefusal(saved)) return saved;
  return { ...saved, message: t('content.restored', { version }), faults: await findFaults(slug, text, services) };
};

// admin/content-save: what was typed, also with faults; only a published text must have none (docs/back-office.md#pages-of-text).
const contentSave: Handler<'admin/content-save'> = async (
  { slug, language, seen, title, summary, body },
  { services, actor },
) => {
  if (actor.userId === null) return refuse('unauthorized');
  const text = {
    title: title.trim(),
    summary: summary.trim(),
    body: body.replaceAll(/\r\n?/g, '\n').trim(),
  };
  if (text.title === '') return refuse('bad-input', { title: t('content.empty.title') });
  const saved = await append(services, { slug, language, seen, actorId: actor.userId }, text);
  if (isRefusal(saved)) return saved;
  return { ...saved, message: t('content.saved'), faults: await findFaults(slug, text, services) };
};

const pageSize = 20;

// admin/content-text: a page of text as it can be changed (docs/back-office.md#pages-of-text).
const contentText: Handler<'admin/content-text'> = async ({ slug, language = pageLanguage, before }, { services }) => {
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

const nothing = { title: '', summary: '', body: '' };

// admin/content-version: one version of a text, and what has changed in it (docs/back-office.md#pages-of-text).
const contentVersion: Handler<'admin/content-version'> = async ({ slug, language, version }, { services: { db } }) => {
  const [text, before] = await Promise.all([
    findText(db, { slug, language }, version),
    version === 1 ? null : findText(db, { slug, language }, version - 1),
  ]);
  if (text === null) return refuse('page-not-found');
  const { title, summary, body, made_at, who, is_live } = text;
  return {
    version,
    title,
    summary,
    body,
    made_at: made_at.toISOString(),
    who,
    is_live,
    difference: differenceOf(before ?? nothing, text),
  };
};

// admin/content-withdraw: a text in another language is taken back; guests read the English one (docs/back-office.md#pages-of-text).
const contentWithdraw = staffAct<'admin/content-withdraw'>({
  check: ({ slug, language, reason }, { actor }) =>
    language === pageLanguage
      ? refuse('bad-input', { language: t('content.notEnglish') })
      : askForLegal(slug, reason, actor),
  async run({ slug, language, reason }, { trx }) {
    await lockContent(trx);
    const before = await showVersion(trx, { slug, language }, null);
    if (before === null) return refuse('content-changed');
    return {
      answer: { message: t('content.withdrawn') },
      entry: {
        action: 'page-withdrawn',
        subject: `page:${slug}`,
        detail: { language, before, after: null, ...(reason !== undefined && { reason }) },
      },
    };
  },
});

/** The calls of this file by name. */
export const contentVersionCalls = {
  'admin/content-draft': contentDraft,
  'admin/content-release': contentRelease,
  'admin/content-restore': contentRestore,
  'admin/content-save': contentSave,
  'admin/content-text': contentText,
  'admin/content-version': contentVersion,
  'admin/content-withdraw': contentWithdraw,
} as const;
