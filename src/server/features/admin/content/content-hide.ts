// admin/content-hide: a page that nothing needs is hidden from guests, or shown again (docs/back-office.md#pages-of-text).
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { keptBecause } from '#src/domain/content/page-rules.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { readAgain } from '#src/server/market/index.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPage } from './content-queries.ts';
import { lockContent, writeHidden } from './write-queries.ts';

export const route = 'admin/content-hide';

export const handle: Handler<typeof route> = async ({ slug, is_hidden: isHidden }, { services, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const kept = keptBecause(slug, reservedSegments);
  if (isHidden && kept !== null) return refuse('bad-input', { slug: t(`content.kept.${kept}`) });
  const refused = await inTransaction(services.db, async (trx): Promise<Refusal | null> => {
    await lockContent(trx);
    const page = await findPage(trx, slug, []);
    if (page === null) return refuse('page-not-found');
    if (!page.is_published || page.is_hidden === isHidden) return refuse('content-changed');
    await writeHidden(trx, slug, isHidden);
    await writeAudit(trx, {
      actorId,
      action: isHidden ? 'page-hidden' : 'page-shown',
      subject: `page:${slug}`,
      detail: { before: { is_hidden: page.is_hidden }, after: { is_hidden: isHidden } },
    });
    return null;
  });
  if (refused !== null) return refused;
  await readAgain(services);
  return { message: t(isHidden ? 'content.hidden' : 'content.shown') };
};
