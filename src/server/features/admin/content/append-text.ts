// A text becomes the newest version, which guests are not shown yet (docs/back-office.md#pages-of-text).
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pageLanguage, slugFault } from '#src/domain/content/page-rules.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import type { PageText } from '#src/server/features/content/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findText } from './content-queries.ts';
import { isLanguage } from './page-of.ts';
import { insertText, lockContent, type TextPlace } from './write-queries.ts';

/** What is to be saved, as it was seen. */
export interface Wish extends TextPlace {
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
