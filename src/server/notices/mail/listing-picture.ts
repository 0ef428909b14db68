// The picture of the listing inside a mail: attached, so that opening a mail tells nobody (ADR 064).
import { readFile } from 'node:fs/promises';
import type { Attachment } from '#src/server/gateways/mail.ts';
import type { ImageGateway } from '#src/server/pictures/image-store.ts';
import { listingPictureId } from './html.ts';

/** Twice as wide as a phone shows it, and a format that every mail program knows: some 20 kB. */
const size = 'card-590.jpg';

/** The picture with its bytes; null when it cannot be had now: a mail does not wait for it, and is whole without. */
export async function listingPicture(images: Pick<ImageGateway, 'variant'>, id: string): Promise<Attachment | null> {
  const found = await images.variant(id, size);
  if (!found.ok) return null;
  const bytes = await readFile(found.path);
  return {
    filename: 'listing.jpg',
    contentType: 'image/jpeg',
    content: bytes.toString('base64'),
    encoding: 'base64',
    cid: listingPictureId,
    keptAt: `/images/${id}/${size}`,
  };
}
