// Uploads, for calls and for every feature that shows pictures of people. It imports no other feature, so that all may use it.
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { expireUpload } from './queries.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { messagePictureUrl } from '#src/contract/addresses/urls.ts';
import { storeUpload } from './store-upload.ts';

// image/remove: takes back an upload that nothing shows yet. Another's id answers as one that is gone: nothing happens.
const remove: Handler<'image/remove'> = async ({ image_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return (await expireUpload(services.db, image_id, actor.userId)) ? {} : refuse('conflict');
};

// The smallest size that shows sharp next to the form; `id` of `data` leads to the others.
const shownFile = 'square-192.webp';

// image/upload: one picture for a review, a message, a profile, an experience or a problem (docs/pictures.md#uploads).
const upload: Handler<'image/upload'> = async ({ purpose = 'review' }, { services, actor, files = [] }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [bytes] = files;
  if (!bytes) return refuse('bad-input', { file: fieldText('missing') });
  const stored = await storeUpload(services, bytes, { ownerId: actor.userId, purpose });
  if (isRefusal(stored)) return stored;
  const { sha256: _, ...picture } = stored.picture;
  return {
    id: stored.id,
    image:
      purpose === 'message'
        ? messagePictureUrl(stored.id, shownFile)
        : `${services.config.imageBase}/${picture.id}/${shownFile}`,
    data: { ...picture, alt: '', focal: null },
  };
};

/** The calls of this file by name. */
export const imageCalls = {
  'image/remove': remove,
  'image/upload': upload,
} as const;
