// admin/content-restore: the words of an old version are the newest draft (docs/back-office.md#pages-of-text).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { append } from './append-text.ts';
import { findText } from './content-queries.ts';
import { findFaults } from './find-faults.ts';

export const route = 'admin/content-restore';

export const handle: Handler<typeof route> = async ({ slug, language, version, seen }, { services, actor }) => {
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
