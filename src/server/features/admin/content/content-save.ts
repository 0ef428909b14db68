// admin/content-save: what was typed, also with faults; only a published text must have none (docs/back-office.md#pages-of-text).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { append } from './append-text.ts';
import { findFaults } from './find-faults.ts';

export const route = 'admin/content-save';

export const handle: Handler<typeof route> = async (
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
