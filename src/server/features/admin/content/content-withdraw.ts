// admin/content-withdraw: a text in another language is taken back; guests read the English one (docs/back-office.md#pages-of-text).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pageLanguage } from '#src/domain/content/page-rules.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { askForLegal } from './content-publish.ts';
import { lockContent, showVersion } from './write-queries.ts';

export const route = 'admin/content-withdraw';

export const handle: Handler<typeof route> = async ({ slug, language, reason }, { services: { db }, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  if (language === pageLanguage) return refuse('bad-input', { language: t('content.notEnglish') });
  const wrong = askForLegal(slug, reason, actor);
  if (wrong !== null) return wrong;
  const refused = await inTransaction(db, async (trx): Promise<Refusal | null> => {
    await lockContent(trx);
    const before = await showVersion(trx, { slug, language }, null);
    if (before === null) return refuse('content-changed');
    await writeAudit(trx, {
      actorId,
      action: 'page-withdrawn',
      subject: `page:${slug}`,
      detail: { language, before, after: null, ...(reason !== undefined && { reason }) },
    });
    return null;
  });
  return refused ?? { message: t('content.withdrawn') };
};
