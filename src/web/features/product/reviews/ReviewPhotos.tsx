import type { Api } from '#src/web/api/api.ts';
import type { ReviewPhotoPage } from '#src/web/features/product/product-data.ts';
import { useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { t } from '#src/web/features/product/texts.ts';
import type { OpenGallery } from '#src/web/features/product/gallery/use-gallery.ts';

// Nobody leafs through more; the newest come first.
const MOST = 96;

/** The photos of a course's reviews, page after page; what did not load is left out. */
async function allPhotos(api: Api, courseId: number, first: ReviewPhotoPage): Promise<ReviewPhotoPage['data']> {
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

interface ReviewPhotosProps {
  readonly courseId: number;
  readonly first: ReviewPhotoPage;
  readonly onOpen: OpenGallery;
}

const SHOWN = 6;

/** Photos that guests took, in one strip; the last tile loads and opens them all. */
export function ReviewPhotos({ courseId, first, onOpen }: ReviewPhotosProps) {
  const { api, settings } = useApp();
  const [busy, setBusy] = useState(false);
  const { data: photos, total } = first;
  if (photos.length === 0) return null;
  const open = async (at: number): Promise<void> => {
    setBusy(true);
    const all = await allPhotos(api, courseId, first);
    setBusy(false);
    onOpen(all, at);
  };
  const shown = photos.slice(0, SHOWN);
  return (
    <ul aria-label={t('review.photos')} aria-busy={busy} className="rail mt-7 auto-cols-max gap-2">
      {shown.map((photo, index) => {
        const rest = index === SHOWN - 1 ? total - SHOWN : 0;
        return (
          <li key={photo.id}>
            <a
              href={largestFile(settings.imageBase, photo.id, 'jpg')}
              className="relative block size-26 overflow-hidden rounded-control"
              aria-label={
                rest > 0
                  ? t('review.allPhotos', { count: total })
                  : t('review.photoOpen', { at: index + 1, count: total, alt: photo.alt })
              }
              onClick={(event) => {
                event.preventDefault();
                void open(index);
              }}
            >
              <Picture image={photo} shape="card" sizes="200px" className="size-full" />
              {rest > 0 && (
                <span
                  aria-hidden
                  className="absolute inset-0 grid place-items-center bg-night/70 font-bold text-on-night"
                >
                  {t('review.morePhotos', { count: rest })}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
