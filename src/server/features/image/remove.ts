// image/remove: takes back an upload that nothing shows yet. Another's id answers as one that is gone: nothing happens.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { expireUpload } from './queries.ts';

export const route = 'image/remove';

export const handle: Handler<typeof route> = async ({ image_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return (await expireUpload(services.db, image_id, actor.userId)) ? {} : refuse('conflict');
};
