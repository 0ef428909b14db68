import type { Course } from '../../booking/booking-course.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Popup } from '../../ui/Popup.tsx';

interface GalleryPopupProps {
  readonly images: Course['images'];
  readonly title: string;
}

/** All pictures, one under the other, each stopping in view. */
export function GalleryPopup({ images, title }: GalleryPopupProps) {
  return (
    <Popup name="course-gallery" title={title} kind="sheet">
      <ul className="mx-auto grid h-full max-w-4xl snap-y snap-proximity gap-5">
        {images.map((image) => (
          <li key={image.id} className="snap-center">
            <figure>
              <Picture
                image={image}
                shape="wide"
                sizes="(width >= 60rem) 56rem, 100vw"
                className="aspect-[16/10] rounded-card"
              />
              <figcaption className="mt-1.5 text-small text-ink-2">{image.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
