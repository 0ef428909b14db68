import { Picture } from '#src/web/ui/media/Picture.tsx';
import type { ViewedCourse } from './recently-viewed.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

export function ViewedTile({ course, onFollow }: { readonly course: ViewedCourse; readonly onFollow?: () => void }) {
  const box = 'aspect-[295/162] rounded-card';
  return (
    <a href={course.url} className="lift-host group block rounded-card" onClick={onFollow}>
      {course.image_id === null ? (
        <span className={`block bg-sand ${box}`} />
      ) : (
        <Picture
          image={{ id: course.image_id, alt: '' }}
          shape="card"
          sizes="(width >= 64rem) 295px, 60vw"
          decorative
          className={box}
          imageClassName="lift"
        />
      )}
      <span data-preview className="mt-2.5 line-clamp-2 font-bold group-hover:underline">
        <Written>{course.title}</Written>
      </span>
      <span className="block text-small text-ink-2">
        <Written>{course.city_name}</Written>
      </span>
    </a>
  );
}
