import { Badge } from '../ui/Badge.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { CardBadge } from './card-badges.ts';
import type { CardCourse } from './card-course.ts';

interface CardPictureProps {
  readonly image: CardCourse['images'][number] | undefined;
  readonly badge: CardBadge | null;
  readonly sizes: string;
  readonly priority: boolean;
}

/** The picture of a card in 295:162 (spec 9), with one badge. The title beside it says what it shows. */
export function CardPicture({ image, badge, sizes, priority }: CardPictureProps) {
  const box = 'aspect-[295/162] rounded-card';
  return (
    <div className="relative">
      {image === undefined ? (
        <div className={`${box} bg-sand`} />
      ) : (
        <Picture
          image={image}
          shape="card"
          sizes={sizes}
          priority={priority}
          decorative
          className={box}
          imageClassName="lift"
        />
      )}
      {badge !== null && (
        <span className="absolute top-3 left-3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      )}
    </div>
  );
}
