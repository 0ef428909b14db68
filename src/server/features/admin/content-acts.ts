// Actions of the staff on text pages (docs/reference/back-office.md#pages-of-text).
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { requiredBy, legalPages, pageLanguage, slugFault } from '#src/domain/catalogue/page-rules.ts';
import type { Actor } from '#src/server/call.ts';
import { hashOfText, type PageText, releasePage } from '#src/server/features/catalogue/index.ts';
import { askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { readAgain } from '#src/server/platform/settings/index.ts';
import {
  findPage,
  findText,
  insertText,
  lockContent,
  showVersion,
  type TextPlace,
  writeCompared,
  writeHidden,
  writePage,
} from './content-queries.ts';
import { findFaults, isLanguage, releaseHashes } from './content.ts';
import { type Acted, type Acting, staffAct } from './staff-act.ts';

interface Draft {
  readonly text: PageText;
  readonly faults: CallOutput<'admin/content-save'>['faults'];
}

// admin/content-save: drafts may have faults, published texts may not (docs/reference/back-office.md#pages-of-text).
const contentSave = staffAct<'admin/content-save', Draft>({
  async check({ slug, title, summary, body }, { services }) {
    const text = { title: title.trim(), summary: summary.trim(), body: body.replaceAll(/\r\n?/g, '\n').trim() };
    if (text.title === '') return refuse('bad-input', { title: t('content.empty.title') });
    return { text, faults: await findFaults(slug, text, services) };
  },
  run: (input, acting, draft) => append(acting, input, { ...draft, message: t('content.saved') }),
});

const contentRestore = staffAct<'admin/content-restore', Draft>({
  async check({ slug, language, version }, { services }) {
    const old = await findText(services.db, { slug, language }, version);
    if (old === null) return refuse('page-not-found');
    const text = { title: old.title, summary: old.summary, body: old.body };
    return { text, faults: await findFaults(slug, text, services) };
  },
  run: (input, acting, draft) => {
    const { version } = input;
    return append(acting, input, { ...draft, restored: version, message: t('content.restored', { version }) });
  },
});

/** Under the lock: appends a draft version unless another was saved. */
async function append(
  { trx, actorId, services: { config } }: Acting,
  { slug, language, seen }: TextPlace & { readonly seen: number },
  { text, faults, message, restored }: Draft & { readonly message: string; readonly restored?: number },
): Promise<Acted<CallOutput<'admin/content-save'>> | Refusal> {
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
  const before = newest === null ? null : { version: newest.version, title: newest.title };
  const after = { version, title: text.title };
  return {
    answer: { version, message, faults },
    entry: {
      action: 'page-saved',
      subject: `page:${slug}`,
      detail: { language, before, after, ...(restored !== undefined && { restored }) },
    },
  };
}

/** The slug is impossible, or there is no English text to translate. */
async function firstFault(slug: string, language: string, english: () => Promise<object | null>) {
  if (language !== pageLanguage) return (await english()) === null ? refuse('page-not-found') : null;
  const fault = slugFault(slug, reservedSegments);
  return fault === null ? null : refuse('bad-input', { slug: t(`content.slug.${fault}`) });
}

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
      // A page without its own text is compared with the release it followed.
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
  // Other processes reload within seconds, this one at once.
  after: readAgain,
});

/** Terms and privacy are binding: changes need a reason and a fresh second factor. */
function askForLegal(slug: string, reason: string | undefined, actor: Actor): Refusal | null {
  if (!legalPages.includes(slug)) return null;
  if (reason === undefined) return refuse('bad-input', { reason: t('setting.reason') });
  return askFresh(actor, 'legal-text');
}

// admin/content-withdraw: guests see the English text instead (docs/reference/back-office.md#pages-of-text).
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
  after: readAgain,
});

const contentHide = staffAct<'admin/content-hide'>({
  check({ slug, is_hidden: isHidden }) {
    const reason = requiredBy(slug, reservedSegments);
    return isHidden && reason !== null ? refuse('bad-input', { slug: t(`content.kept.${reason}`) }) : null;
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

// admin/content-release: takes a release's newer text or keeps the page's own (docs/reference/back-office.md#pages-of-text).
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
    // Adds a version unless this text is the newest already.
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

export const contentActCalls = {
  'admin/content-hide': contentHide,
  'admin/content-publish': contentPublish,
  'admin/content-release': contentRelease,
  'admin/content-restore': contentRestore,
  'admin/content-save': contentSave,
  'admin/content-withdraw': contentWithdraw,
} as const;
