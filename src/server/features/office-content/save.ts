// office/content-save and office/content-restore: a text becomes the newest version, which guests are not shown yet
// (docs/back-office.md#pages-of-text).
import { reservedSegments } from '#src/contract/addresses/routes.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import { pageLanguage, slugFault } from '#src/domain/content/page-rules.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { writeAudit } from '../audit/index.ts';
import type { PageText } from '../content/index.ts';
import { t } from '../t.ts';
import { findText } from './content-queries.ts';
import { findFaults } from './find-faults.ts';
import { isLanguage } from './page-of.ts';
import { insertText, lockContent, type TextPlace } from './write-queries.ts';

/** Saves what was typed. A text with faults is kept too, and says them; only a published one must have none. */
export const save = {
  route: 'office/content-save',
  handle: async ({ slug, language, seen, title, summary, body }, { services, actor }) => {
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
  },
} satisfies { route: 'office/content-save'; handle: Handler<'office/content-save'> };

/** Saves the words of an old version again. */
export const restore = {
  route: 'office/content-restore',
  handle: async ({ slug, language, version, seen }, { services, actor }) => {
    if (actor.userId === null) return refuse('unauthorized');
    const old = await findText(services.db, { slug, language }, version);
    if (old === null) return refuse('page-not-found');
    const { title, summary, body } = old;
    const text = { title, summary, body };
    const as = { slug, language, seen, actorId: actor.userId, restored: version };
    const saved = await append(services, as, text);
    if (isRefusal(saved)) return saved;
    return { ...saved, message: t('content.restored', { version }), faults: await findFaults(slug, text, services) };
  },
} satisfies { route: 'office/content-restore'; handle: Handler<'office/content-restore'> };

interface Wish extends TextPlace {
  readonly seen: number;
  readonly actorId: string;
  readonly restored?: number;
}

/** Under the lock: a version more, as far as nobody has saved one since. */
function append({ db, config }: Services, wish: Wish, text: PageText) {
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
