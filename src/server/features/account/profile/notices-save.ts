// account/notices-save: which mails the account wants; the others are off (docs/mails.md#mails-that-can-be-turned-off).
import { noticeTopicsOf } from '#src/domain/account/notice-topics.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { writeChoices } from './queries.ts';

export const route = 'account/notices-save';

export const handle: Handler<typeof route> = async ({ wanted }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const topics = noticeTopicsOf((actor.areas ?? []).length > 0);
  await writeChoices(services.db, actor.userId, { topics, wanted });
  return { message: t('account.saved') };
};
