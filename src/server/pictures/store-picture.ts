// A picture that somebody sends: into the store, and into the list of pictures.
import type { Services } from '../services.ts';
import type { PutPicture } from '../gateways/images-port.ts';
import { insertPictures, type PictureOwner } from './picture-queries.ts';

/** Keeps `bytes` and its row. Refusals are data; what is refused leaves nothing behind (spec 5: photos under 5 MB). */
export async function storePicture(
  { gateways, pool }: Pick<Services, 'gateways' | 'pool'>,
  bytes: Buffer,
  owner: PictureOwner,
): Promise<PutPicture> {
  const put = await gateways.images.put(bytes);
  if (put.ok) await insertPictures(pool, [put.picture], owner);
  return put;
}
