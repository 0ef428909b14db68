import { productDetailUrl } from '#src/contract/urls.ts';
import { CardPrice } from '../../cards/CardPrice.tsx';
import type { CardCourse } from '../../cards/card-course.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The course of a pressed pin: a low card, so that the map stays in view. */
export function MapCard({ course }: { readonly course: CardCourse }) {
  const image = course.images[0];
  return (
    <article className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-2">
      {image !== undefined && (
        <Picture
          image={image}
          shape="card"
          sizes="7rem"
          decorative
          className="aspect-square w-28 shrink-0 rounded-control"
        />
      )}
      <div className="min-w-0 text-small">
        <h3 className="line-clamp-2 font-sans text-body leading-snug font-bold tracking-normal">
          <a
            href={productDetailUrl({ city: course.city_slug, id: course.id, title: course.title })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {course.title}
          </a>
        </h3>
        <CardPrice amount={course.price_from} pax={course.price_from_pax} />
      </div>
    </article>
  );
}
