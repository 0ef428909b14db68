// admin/content-publish: guests are shown the newest version of a text (docs/back-office.md#pages-of-text).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { legalPages, pageLanguage } from '#src/domain/content/page-rules.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { readAgain } from '#src/server/market/index.ts';
import type { Services } from '#src/server/services.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { hashOfText, releasePage } from '#src/server/features/content/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPage, findText } from './content-queries.ts';
import { findFaults } from './find-faults.ts';
import { isLanguage, releaseHashes } from './page-of.ts';
import { lockContent, showVersion, writePage } from './write-queries.ts';

export const route = 'admin/content-publish';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { slug, language, reason } = input;
  if (actor.userId === null) return refuse('unauthorized');
  if (!isLanguage(services.config, language)) return refuse('page-not-found');
  const wrong = askForLegal(slug, reason, actor);
  if (wrong !== null) return wrong;
  const refused = await publish(input, services, actor.userId);
  if (refused !== null) return refused;
  // The other processes hear of it within seconds; whoever published it sees it at once.
  await readAgain(services);
  return { message: t('content.published') };
};

/** Terms and privacy bind people: what guests are shown of them changes with a reason and a fresh second factor. */
export function askForLegal(slug: string, reason: string | undefined, actor: Actor): Refusal | null {
  if (!legalPages.includes(slug)) return null;
  if (reason === undefined) return refuse('bad-input', { reason: t('setting.reason') });
  return askFresh(actor, 'legal-text');
}

async function publish(
  { slug, language, version, reason }: CallInput<typeof route>,
  services: Services,
  actorId: string,
): Promise<Refusal | null> {
  const releases = await releaseHashes();
  const release = language === pageLanguage ? await releasePage(slug) : null;
  return inTransaction(services.db, async (trx) => {
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
    await writeAudit(trx, {
      actorId,
      action: 'page-published',
      subject: `page:${slug}`,
      detail: { language, before, after: version, title: text.title, ...(reason !== undefined && { reason }) },
    });
    return null;
  });
}
