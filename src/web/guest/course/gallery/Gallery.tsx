import { Images } from 'lucide-react';
import { use, useEffect, useRef, useState, type MouseEvent, lazy, Suspense } from 'react';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Picture, PictureBase } from '#src/web/ui/media/Picture.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { heroSizes } from '#src/web/guest/course/product-data.ts';
import { t } from '#src/web/guest/course/texts.ts';
import type { OpenGallery, GalleryView } from './use-gallery.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { LightboxPicture } from './LightboxPicture.tsx';

const large = 'tablet:col-span-2 tablet:row-span-2';
const wide = 'tablet:col-span-2';

const places: Readonly<Record<number, readonly string[]>> = {
  1: ['tablet:col-span-4 tablet:row-span-2'],
  2: [large, large],
  3: [large, wide, wide],
  4: [large, wide, '', ''],
  5: [large, '', '', '', ''],
};

const MOSAIC_MOST = 5;

export function mosaicPlace(count: number, index: number): string {
  return places[Math.min(count, MOSAIC_MOST)]?.[index] ?? 'tablet:hidden';
}

interface GalleryProps {
  readonly images: Course['images'];
  readonly onOpen: OpenGallery;
}

/** A row to swipe on phones; one large and four small photos from 768 px. */
export function Gallery({ images, onOpen }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const base = use(PictureBase);
  const [at, setAt] = useState(1);
  const follow = (): void => {
    const node = row.current;
    // Right-to-left, scrollLeft is negative.
    if (node !== null) setAt(Math.round(Math.abs(node.scrollLeft) / Math.max(1, node.clientWidth)) + 1);
  };
  // The row may have scrolled before hydration.
  useEffect(follow, []);
  if (images.length === 0) return null;
  return (
    <div className="shell max-tablet:max-w-none max-tablet:px-0 tablet:pt-1">
      <div className="relative overflow-hidden tablet:rounded-panel">
        <ul
          ref={row}
          aria-label={t('gallery.label')}
          className="flex aspect-[16/11] snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] tablet:grid tablet:aspect-[124/40] tablet:grid-cols-4 tablet:grid-rows-2 tablet:gap-2 tablet:overflow-hidden"
          onScroll={follow}
        >
          {images.map((image, index) => (
            <li
              key={image.id}
              className={classNames(
                'h-full min-h-0 w-full shrink-0 snap-center tablet:w-auto',
                mosaicPlace(images.length, index),
              )}
            >
              <a
                href={largestFile(base, image.id, 'jpg')}
                data-hero-picture={index === 0 ? '' : undefined}
                aria-label={t('gallery.open', { at: index + 1, count: images.length, alt: image.alt })}
                className="lift-host block size-full overflow-hidden outline-offset-[-5px]"
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(images, index);
                }}
              >
                <Picture
                  image={image}
                  shape="wide"
                  sizes={index === 0 ? heroSizes : '(width >= 80rem) 310px, (width >= 48rem) 25vw, 100vw'}
                  priority={index === 0}
                  className="size-full"
                  imageClassName="lift"
                />
              </a>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <span
            aria-hidden
            className="numbers absolute bottom-4 start-4 rounded-full bg-night/80 px-3 py-1 text-micro font-medium text-on-night tablet:hidden"
          >
            {t('gallery.counter', { at, count: images.length })}
          </span>
        )}
        <button
          type="button"
          className={classNames(buttonLook('secondary', 'small'), 'needs-script absolute end-4 bottom-4 shadow-1')}
          data-opens="course-gallery"
          onClick={() => onOpen(images, 0)}
        >
          <Images aria-hidden size={18} />
          {t('gallery.all', { count: images.length })}
        </button>
      </div>
    </div>
  );
}

const Lightbox = lazy(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

export function GalleryPopup({ view }: { readonly view: GalleryView }) {
  const first = view.pictures[view.at];
  return (
    <Popup name="course-gallery" title={t('gallery.title')} kind="sheet">
      {/* A percent height has no reference here: the popup less its title bar. */}
      <div className="-m-(--pad) h-[calc(100dvh-4.25rem)] bg-night text-on-night">
        <Suspense fallback={first !== undefined && <LightboxPicture image={first} />}>
          <Lightbox view={view} />
        </Suspense>
      </div>
    </Popup>
  );
}
