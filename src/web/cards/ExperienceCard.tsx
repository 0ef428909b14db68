import { productDetailUrl } from '#src/contract/urls.ts';
import { Badge } from '../ui/Badge.tsx';
import { CardFacts } from './CardFacts.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CardPrice } from './CardPrice.tsx';
import { cardBadges } from './card-badges.ts';
import type { CardCourse } from './card-course.ts';

interface ExperienceCardProps {
  readonly course: CardCourse;
  /** The width of the picture on the screen. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Left out on a city's own list, where every card would repeat it. */
  readonly showCity?: boolean;
  readonly compact?: boolean;
}

// The link of the title covers the whole card, so the card is one target and its name is the title.
const cover =
  'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none ' +
  'after:focus-visible:outline-3 after:focus-visible:outline-offset-4 after:focus-visible:outline-jade ' +
  'group-hover:underline group-hover:decoration-2 group-hover:underline-offset-3';

/** The card of a course: picture, what and where, the price a person with every fee in it. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { course, sizes, priority = false, heading: Heading = 'h3', showCity = true, compact = false } = props;
  const badges = cardBadges(course);
  return (
    <article className="lift-host group relative flex flex-col">
      <CardPicture image={course.images[0]} badge={badges.onPicture} sizes={sizes} priority={priority} />
      <CardFacts course={course} showCity={showCity} compact={compact} />
      <Heading className="mt-1 text-[1.0625rem] leading-snug font-bold tracking-normal [font-family:inherit]">
        <a href={productDetailUrl({ city: course.city_slug, id: course.id, title: course.title })} className={cover}>
          {course.title}
        </a>
      </Heading>
      <CardPrice amount={course.price_from} pax={course.price_from_pax} />
      {badges.below.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {badges.below.map((badge) => (
            <Badge key={badge.label} tone={badge.tone}>
              {badge.label}
            </Badge>
          ))}
        </p>
      )}
    </article>
  );
}
