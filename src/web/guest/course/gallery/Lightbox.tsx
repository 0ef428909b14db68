import 'yet-another-react-lightbox/styles.css';
import '#src/web/guest/course/lightbox.css';
import { use, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import type { ControllerRef, SlideImage } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { PictureBase } from '#src/web/ui/media/Picture.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { LightboxPicture } from './LightboxPicture.tsx';
import { t } from '#src/web/guest/course/texts.ts';
import type { GalleryView } from './use-gallery.ts';

const labels = () => ({
  Previous: t('gallery.previous'),
  Next: t('gallery.next'),
  'Photo gallery': t('gallery.label'),
  Slide: t('gallery.slide'),
  Carousel: t('gallery.carousel'),
  'Zoom in': t('gallery.closer'),
  'Zoom out': t('gallery.farther'),
});

function slidesOf(pictures: GalleryView['pictures'], base: string): SlideImage[] {
  return pictures.map(({ id, alt, width = 1600, height = 1000 }) => ({
    type: 'image',
    src: largestFile(base, id, 'jpg'),
    alt,
    width,
    height,
  }));
}

export function Lightbox({ view }: { readonly view: GalleryView }) {
  const { pictures } = view;
  const base = use(PictureBase);
  const controller = useRef<ControllerRef>(null);
  const [at, setAt] = useState(view.at);
  // New slides reset the library to its start: keep them identical.
  const slides = useMemo(() => slidesOf(pictures, base), [pictures, base]);
  const current = pictures[at];
  // Keys work from the start, before the library has the focus.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowRight') controller.current?.next();
    if (event.key === 'ArrowLeft') controller.current?.prev();
  };
  return (
    <div
      data-first-focus
      tabIndex={-1}
      ref={(node) => node?.focus()}
      className="lightbox flex size-full flex-col outline-none"
      onKeyDown={onKeyDown}
    >
      <div dir="ltr" className="min-h-0 flex-1">
        <YetAnotherLightbox
          plugins={[Inline, Zoom]}
          slides={slides}
          index={view.at}
          labels={labels()}
          carousel={{ finite: true, preload: 1, padding: 0, spacing: 16 }}
          controller={{ ref: controller, aria: true, touchAction: 'none' }}
          zoom={{ maxZoomPixelRatio: 3, scrollToZoom: false }}
          on={{ view: ({ index }) => setAt(index) }}
          render={{
            slide: ({ slide }) => {
              const image = pictures.find(({ id }) => largestFile(base, id, 'jpg') === slide.src);
              return image === undefined ? undefined : <LightboxPicture image={image} />;
            },
            ...(pictures.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
          }}
        />
      </div>
      <div className="flex items-start justify-between gap-6 px-5 py-3 text-small">
        {/* Screen readers read the photo's alt text. */}
        <p aria-hidden>{current?.alt}</p>
        <p aria-hidden className="numbers shrink-0 font-medium">
          {t('gallery.counter', { at: at + 1, count: pictures.length })}
        </p>
      </div>
    </div>
  );
}
