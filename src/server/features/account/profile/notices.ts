// account/notices: which mails the account gets besides those about bookings (docs/mails.md#mails-that-can-be-turned-off).
import { noticeTopicsOf } from '#src/domain/account/notice-topics.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findUnwanted } from './queries.ts';

export const route = 'account/notices';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const unwanted = await findUnwanted(services.db, actor.userId);
  const topics = noticeTopicsOf((actor.areas ?? []).length > 0);
  return { topics: topics.map((topic) => ({ topic, is_wanted: !unwanted.includes(topic) })) };
};
