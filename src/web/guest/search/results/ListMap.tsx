import { wholeUnitsUp, wireCents } from '#src/domain/money/money.ts';
import { courseHref, type CardTrip, type ListTrip, tripFor } from '#src/web/guest/cards/card-trip.ts';
import { CardCost } from '#src/web/guest/cards/ExperienceCard.tsx';
import type { CardCourse } from '#src/web/guest/cards/card-course.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Suspense, lazy, useState } from 'react';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { plainPriceText } from '#src/texts/money-text.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

function MapCard({ course, trip }: { readonly course: CardCourse; readonly trip: CardTrip | undefined }) {
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
          <a href={courseHref(course, trip)} className="after:absolute after:inset-0 after:rounded-card">
            <Written>{course.title}</Written>
          </a>
        </h3>
        <CardCost course={course} trip={trip} />
      </div>
    </article>
  );
}

const PinMap = lazy(() => import('#src/web/guest/map/PinMap.tsx').then((file) => ({ default: file.PinMap })));

interface ListMapProps {
  readonly frame: ListingFrame;
  readonly courses: readonly CardCourse[];
  readonly trip: ListTrip | undefined;
  readonly lit: number | null;
  readonly onHover: (id: number | null) => void;
  /** Shows a pressed pin's card where there is no list next to the map. */
  readonly hasCard: boolean;
}

/** The card's price, rounded up to whole units: it is never higher than its pin. */
function pinText({ id, price_from }: CardCourse, trip: ListTrip | undefined): string {
  const price = tripFor(trip, id)?.card?.party?.total ?? price_from;
  return plainPriceText(wholeUnitsUp(wireCents(price)));
}

export function ListMap({ frame, courses, trip, lit, onHover, hasCard }: ListMapProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const course = hasCard ? courses.find(({ id }) => id === chosen) : undefined;
  const pins = courses.map((one) => ({
    id: one.id,
    latitude: one.latitude,
    longitude: one.longitude,
    label: pinText(one, trip),
    name: t('map.pin', { title: one.title, price: pinText(one, trip) }),
    href: courseHref(one, tripFor(trip, one.id)),
    place: one.city_name,
    active: one.id === lit || one.id === course?.id,
  }));
  return (
    <div className="relative h-full">
      <Suspense fallback={<Skeleton className="h-full" />}>
        <PinMap
          label={t('map.label')}
          pins={pins}
          center={frame.center ?? undefined}
          onHover={(id) => onHover(typeof id === 'number' ? id : null)}
          onSelect={hasCard ? (id) => setChosen(Number(id)) : undefined}
          className="h-full"
        />
      </Suspense>
      {course !== undefined && (
        <div className="absolute inset-x-3 bottom-24 mx-auto max-w-[26rem]">
          <MapCard course={course} trip={tripFor(trip, course.id)} />
        </div>
      )}
    </div>
  );
}
