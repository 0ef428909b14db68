// message/total-unread: what nobody has read yet, as guest and as host (docs/messages.md#unread).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { countUnread } from './unread/index.ts';

export const route = 'message/total-unread';

export const handle: Handler<typeof route> = async (_input, { services, actor }) =>
  actor.userId === null ? refuse('unauthorized') : countUnread(services.db, actor.userId);
