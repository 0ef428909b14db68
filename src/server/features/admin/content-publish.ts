// admin/content-publish: guests are shown the newest version of a text (docs/back-office.md#pages-of-text).
import { legalPages, pageLanguage, slugFault, keptBecause } from '#src/domain/catalogue/page-rules.ts';
import type { Actor } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import { hashOfText, releasePage, type PageText } from '#src/server/features/catalogue/index.ts';
import {
  findPage,
  findText,
  lockContent,
  showVersion,
  writePage,
  insertText,
  type TextPlace,
  writeHidden,
} from './content-queries.ts';
import { findFaults, isLanguage, releaseHashes } from './content-state.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { readAgain } from '#src/server/platform/settings/index.ts';
import { t } from '#src/server/features/texts.ts';
import { staffAct } from './kit/act.ts';

const contentPublish = staffAct<'admin/content-publish'>({
  check: ({ slug, language, reason }, { services, actor }) =>
    isLanguage(services.config, language) ? askForLegal(slug, reason, actor) : refuse('page-not-found'),
  async run({ slug, language, version, reason }, { trx, services }) {
    const releases = await releaseHashes();
    const release = language === pageLanguage ? await releasePage(slug) : null;
    await lockContent(trx);
    const [text, page] = [await findText(trx, { slug, language }, null), await findPage(trx, slug, releases)];
    if (text === null || page === null) return refuse('page-not-found');
    if (text.version !== version || text.is_live) return refuse('content-changed');
    if (language !== pageLanguage && !page.is_published) return refuse('page-unpublished');
    const faults = await findFaults(slug, text, { ...services, db: trx });
    if (faults.length > 0)
      return refuse('bad-input', Object.fromEntries(faults.toReversed().map(({ field, text: why }) => [field, why])));
    const before = await showVersion(trx, { slug, language }, version);
    if (language === pageLanguage) {
      // A page that was never own is compared with the release that it followed until now.
      const shippedHash = page.is_own || release === null ? null : hashOfText(release);
      await writePage(trx, slug, { ...text, isOwn: true, shippedHash });
    }
    return {
      answer: { message: t('content.published') },
      entry: {
        action: 'page-published',
        subject: `page:${slug}`,
        detail: { language, before, after: version, title: text.title, ...(reason !== undefined && { reason }) },
      },
    };
  },
  // The other processes hear of it within seconds; whoever published it sees it at once.
  after: readAgain,
});

/** Terms and privacy bind people: what guests are shown of them changes with a reason and a fresh second factor. */
export function askForLegal(slug: string, reason: string | undefined, actor: Actor): Refusal | null {
  if (!legalPages.includes(slug)) return null;
  if (reason === undefined) return refuse('bad-input', { reason: t('setting.reason') });
  return askFresh(actor, 'legal-text');
}

// A text becomes the newest version, which guests are not shown yet (docs/back-office.md#pages-of-text).

/** What is to be saved, as it was seen. */
interface Wish extends TextPlace {
  readonly seen: number;
  readonly actorId: string;
  readonly restored?: number;
}

/** Under the lock: a version more, as far as nobody has saved one since. */
export function append({ db, config }: Services, wish: Wish, text: PageText) {
  const { slug, language, seen, actorId, restored } = wish;
  return inTransaction(db, async (trx): Promise<{ version: number } | Refusal> => {
    await lockContent(trx);
    const newest = await findText(trx, { slug, language }, null);
    const isNewPage = seen === 0 && language === pageLanguage;
    if ((newest?.version ?? 0) !== seen) return refuse(isNewPage ? 'page-taken' : 'content-changed');
    if (!isLanguage(config, language)) return refuse('page-not-found');
    if (newest === null) {
      const wrong = await firstFault(slug, language, () => findText(trx, { slug, language: pageLanguage }, null));
      if (wrong !== null) return wrong;
    }
    const version = await insertText(trx, { slug, language }, text, actorId);
    await writeAudit(trx, {
      actorId,
      action: 'page-saved',
      subject: `page:${slug}`,
      detail: {
        language,
        before: newest === null ? null : { version: newest.version, title: newest.title },
        after: { version, title: text.title },
        ...(restored !== undefined && { restored }),
      },
    });
    return { version };
  });
}

/** What stands against a first text: an address that no page can have, or a translation of nothing. */
async function firstFault(slug: string, language: string, english: () => Promise<object | null>) {
  if (language !== pageLanguage) return (await english()) === null ? refuse('page-not-found') : null;
  const fault = slugFault(slug, reservedSegments);
  return fault === null ? null : refuse('bad-input', { slug: t(`content.slug.${fault}`) });
}

// admin/content-hide: a page that nothing needs is hidden from guests, or shown again (docs/back-office.md#pages-of-text).
const contentHide = staffAct<'admin/content-hide'>({
  check({ slug, is_hidden: isHidden }) {
    const kept = keptBecause(slug, reservedSegments);
    return isHidden && kept !== null ? refuse('bad-input', { slug: t(`content.kept.${kept}`) }) : null;
  },
  async run({ slug, is_hidden: isHidden }, { trx }) {
    await lockContent(trx);
    const page = await findPage(trx, slug, []);
    if (page === null) return refuse('page-not-found');
    if (!page.is_published || page.is_hidden === isHidden) return refuse('content-changed');
    await writeHidden(trx, slug, isHidden);
    return {
      answer: { message: t(isHidden ? 'content.hidden' : 'content.shown') },
      entry: {
        action: isHidden ? 'page-hidden' : 'page-shown',
        subject: `page:${slug}`,
        detail: { before: { is_hidden: page.is_hidden }, after: { is_hidden: isHidden } },
      },
    };
  },
  after: readAgain,
});

/** The calls that publish a version, and hide a page or show it again. */
export const contentPublishCalls = {
  'admin/content-hide': contentHide,
  'admin/content-publish': contentPublish,
} as const;
