// admin/content-release: what becomes of a newer text of the release (docs/back-office.md#pages-of-text).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pageLanguage } from '#src/domain/content/page-rules.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { readAgain } from '#src/server/market/index.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { hashOfText, releasePage } from '#src/server/features/content/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPage, findText } from './content-queries.ts';
import { releaseHashes } from './page-of.ts';
import { askForLegal } from './content-publish.ts';
import { lockContent, writeCompared, writePage } from './write-queries.ts';

export const route = 'admin/content-release';

export const handle: Handler<typeof route> = async ({ slug, seen, is_taken: isTaken, reason }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const release = await releasePage(slug);
  if (release === null) return refuse('page-not-found');
  const wrong = isTaken ? askForLegal(slug, reason, actor) : null;
  if (wrong !== null) return wrong;
  const hash = hashOfText(release);
  const releases = await releaseHashes();
  const refused = await inTransaction(services.db, async (trx): Promise<Refusal | null> => {
    await lockContent(trx);
    const page = await findPage(trx, slug, releases);
    if (page === null || !page.is_published) return refuse('page-not-found');
    if (page.version !== seen || !page.is_own) return refuse('content-changed');
    // The words become a version of their own where they are not the newest already.
    if (isTaken) await writePage(trx, slug, { ...release, isOwn: false, shippedHash: hash });
    else await writeCompared(trx, slug, hash);
    const after = await findText(trx, { slug, language: pageLanguage }, null);
    await writeAudit(trx, {
      actorId,
      action: isTaken ? 'page-follows-release' : 'page-compared',
      subject: `page:${slug}`,
      detail: {
        before: { version: seen, is_own: true },
        after: { version: after?.version ?? seen, is_own: !isTaken },
        ...(reason !== undefined && { reason }),
      },
    });
    return null;
  });
  if (refused !== null) return refused;
  await readAgain(services);
  return { message: t(isTaken ? 'content.followed' : 'content.compared') };
};
