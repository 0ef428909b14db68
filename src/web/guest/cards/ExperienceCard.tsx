import { apart } from '#src/texts/script-tag.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { t } from '#src/web/guest/texts.ts';
import { HeartButton } from './HeartButton.tsx';
import { savedOf } from './saved.ts';
import { Rating } from '#src/web/ui/text/Rating.tsx';
import { type CardCourse, hoursText } from './card-course.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Money } from '#src/web/ui/text/Money.tsx';
import { type CardTrip, courseHref } from './card-trip.ts';
import { PartyPrice, RunsLine } from './TripLines.tsx';
import { averageText } from '#src/texts/intl.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CardFactsProps {
  readonly course: CardCourse;
  readonly showCity: boolean;
  /** In narrow columns only screen readers get the review count. */
  readonly compact: boolean;
}

function CardFacts({ course, showCity, compact }: CardFactsProps) {
  const { review_average: average, review_total: total } = course;
  const facts = [
    ...(showCity ? [apart(course.city_name)] : []),
    hoursText(course.duration),
    t('card.upTo', { count: course.max_pax }),
  ];
  return (
    <div className="mt-3 flex items-baseline justify-between gap-3 text-small text-ink-2">
      <span className="numbers">{facts.join(' · ')}</span>
      {average !== null && (
        <Rating
          value={average}
          {...(compact ? {} : { count: total })}
          label={t('card.rating', { count: total, average: averageText(average) })}
        />
      )}
    </div>
  );
}

interface CardBadge {
  readonly label: string;
  readonly tone: 'marigold' | 'jade' | 'sand' | 'brand';
}

/** With days chosen, the line of departures says when; the badge could name another day. */
function cardBadges(
  course: Pick<CardCourse, 'badges' | 'transport' | 'ba_host'>,
  hasDays: boolean,
): {
  readonly onPicture: CardBadge | null;
  readonly below: readonly CardBadge[];
} {
  const has = (badge: CardCourse['badges'][number]): boolean =>
    course.badges.includes(badge) && !(hasDays && badge !== 'new');
  const onPicture: CardBadge | null = has('today')
    ? { label: t('badge.today'), tone: 'marigold' }
    : has('tomorrow')
      ? { label: t('badge.tomorrow'), tone: 'marigold' }
      : has('new')
        ? { label: t('badge.new'), tone: 'brand' }
        : null;
  const below: CardBadge[] = [];
  if (course.transport === 'free') below.push({ label: t('badge.freePickup'), tone: 'jade' });
  if (course.transport === 'addon') below.push({ label: t('badge.pickupAddon'), tone: 'jade' });
  if (course.ba_host) below.push({ label: t('badge.communityHost'), tone: 'sand' });
  return { onPicture, below };
}

interface CardPictureProps {
  readonly image: CardCourse['images'][number] | undefined;
  readonly badge: CardBadge | null;
  readonly sizes: string;
  readonly priority: boolean;
}

/** 295:162 (docs/reference/limits.md). The title next to it serves as the description. */
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
        <span className="absolute top-3 start-3">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      )}
    </div>
  );
}

/** All-in for one guest at the smallest party without a surcharge (docs/domain/pricing.md#all-in-price). */
function CardPrice({ amount, pax }: { readonly amount: number; readonly pax: number }) {
  return (
    <p className="mt-1.5">
      <span className="block text-ink-2">
        {t('card.from')} <Money cents={wireCents(amount)} className="text-[1.0625rem] font-bold text-ink" />{' '}
        {t('card.perPerson')}
      </span>
      <span className="block text-small text-ink-2">
        {pax > 1 ? t('card.feesIncludedMin', { count: pax }) : t('card.feesIncluded')}
      </span>
    </p>
  );
}

type CardCostProps = Pick<ExperienceCardProps, 'course' | 'trip'>;

/** The price of the named party, else of one guest; a party that is too large has none here. */
export function CardCost({ course, trip }: CardCostProps) {
  const party = trip?.card?.party ?? null;
  if (party !== null) return <PartyPrice party={party} />;
  const [count, pax] = [course.max_pax, trip?.asked.pax ?? 0];
  if (pax > count) return <p className="mt-1.5 font-medium">{t('card.tooMany', { count, pax })}</p>;
  return <CardPrice amount={course.price_from} pax={course.price_from_pax} />;
}

interface ExperienceCardProps {
  readonly course: CardCourse;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** False on a city's own list, where every card would repeat it. */
  readonly showCity?: boolean;
  readonly compact?: boolean;
  readonly trip?: CardTrip | undefined;
}

// The title's link covers the card: one target, named by the title.
const cover =
  'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none ' +
  'after:focus-visible:outline-3 after:focus-visible:outline-offset-4 after:focus-visible:outline-jade ' +
  'group-hover:underline group-hover:decoration-2 group-hover:underline-offset-3';

export function ExperienceCard(props: ExperienceCardProps) {
  const { course, sizes, priority = false, heading: Heading = 'h3', showCity = true, compact = false, trip } = props;
  const badges = cardBadges(course, trip !== undefined && trip.asked.dates !== null);
  return (
    <article className="lift-host group relative flex flex-col">
      <CardPicture image={course.images[0]} badge={badges.onPicture} sizes={sizes} priority={priority} />
      <CardFacts course={course} showCity={showCity} compact={compact} />
      <p className="mt-1 text-small font-bold text-marigold-ink">
        <Written>{course.activity}</Written>
      </p>
      <Heading className="text-[1.0625rem] leading-snug font-bold tracking-normal [font-family:inherit]">
        <a href={courseHref(course, trip)} className={cover}>
          <Written>{course.title}</Written>
        </a>
      </Heading>
      {trip !== undefined && <RunsLine trip={trip} />}
      <CardCost course={course} trip={trip} />
      {badges.below.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {badges.below.map((badge) => (
            <Badge key={badge.label} tone={badge.tone}>
              {badge.label}
            </Badge>
          ))}
        </p>
      )}
      <HeartButton course={savedOf(course)} isOnCard />
    </article>
  );
}
