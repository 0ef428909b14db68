import { useState } from 'react';
import type { ReviewPhotoPage } from '#src/web/guest/course/product-data.ts';
import { t } from '#src/web/guest/course/texts.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import type { OpenGallery } from './use-gallery.ts';

const MOST = 96;

/** All photos of a listing's reviews, page by page; a failed page is skipped. */
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

interface GuestPhotosProps {
  readonly courseId: number;
  readonly first: ReviewPhotoPage;
  readonly onOpen: OpenGallery;
}

const SHOWN = 6;

/** Guests' photos, right under the listing's own; all of them open in the same viewer. */
export function GuestPhotos({ courseId, first, onOpen }: GuestPhotosProps) {
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
  const visible = photos.slice(0, SHOWN);
  return (
    <section aria-labelledby="guest-photos" className="mb-6 tablet:flex tablet:items-center tablet:gap-4">
      <h2 id="guest-photos" className="shrink-0 text-small font-medium text-ink-2 [font-family:inherit]">
        {t('review.photos')}
      </h2>
      <ul aria-busy={busy} className="rail rail-ends mt-1.5 min-w-0 auto-cols-max gap-2 tablet:mt-0">
        {visible.map((photo, index) => {
          const rest = index === SHOWN - 1 ? total - SHOWN : 0;
          return (
            <li key={photo.id}>
              <a
                href={largestFile(settings.imageBase, photo.id, 'jpg')}
                className="relative block size-18 overflow-hidden tablet:size-20 rounded-control"
                aria-label={
                  rest > 0
                    ? t('review.allPhotos', { count: total })
                    : t(photo.alt === '' ? 'review.photoOnly' : 'review.photoOpen', {
                        at: index + 1,
                        count: total,
                        alt: photo.alt,
                      })
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
    </section>
  );
}
