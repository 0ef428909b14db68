// image/upload: one picture for a review, a message, a profile, an experience or a problem (docs/pictures.md#uploads).
import { fieldText } from '#src/contract/errors/field.ts';
import { messagePictureUrl } from '#src/contract/addresses/urls.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { storeUpload } from './store-upload.ts';

export const route = 'image/upload';

// The smallest size that shows sharp next to the form; `id` of `data` leads to the others.
const shownFile = 'square-192.webp';

export const handle: Handler<typeof route> = async ({ purpose = 'review' }, { services, actor, files = [] }) => {
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
