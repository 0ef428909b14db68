import type { Api } from '#src/web/api/api.ts';
import type { ReviewPhotoPage } from './product-data.ts';

// Nobody leafs through more; the newest come first.
const MOST = 96;

/** The photos of a course's reviews, page after page; what did not load is left out. */
export async function allPhotos(api: Api, courseId: number, first: ReviewPhotoPage): Promise<ReviewPhotoPage['data']> {
  const photos = [...first.data];
  let next = first.next_offset;
  while (next !== null && photos.length < MOST) {
    const answer = await api('review/image', { course_id: courseId, offset: next });
    if (!answer.ok) break;
    photos.push(...answer.data.data);
    next = answer.data.next_offset;
  }
  return photos;
}
