import { Suspense, lazy, useState } from 'react';
import { productDetailUrl } from '#src/contract/urls.ts';
import type { CardCourse } from '../../cards/card-course.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usdText } from '../../ui/money-text.ts';
import { MapCard } from './MapCard.tsx';
import type { ListingFrame } from './listing.ts';
import { t } from './t.ts';

const PinMap = lazy(() => import('../../map/PinMap.tsx').then((file) => ({ default: file.PinMap })));

interface ListMapProps {
  readonly frame: ListingFrame;
  readonly courses: readonly CardCourse[];
  /** The course whose card the pointer is over. */
  readonly lit: number | null;
  readonly onHover: (id: number | null) => void;
  /** Shows the card of a pressed pin over the map, where no list stands beside it. */
  readonly hasCard: boolean;
}

/** Whole dollars, rounded up: a pin is small, and nobody finds a higher price behind it. */
function pinText(price: number): string {
  return usdText(Math.ceil(price)).replace('.00', '');
}

/** The courses in view as price pins. */
export function ListMap({ frame, courses, lit, onHover, hasCard }: ListMapProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const course = hasCard ? courses.find(({ id }) => id === chosen) : undefined;
  const pins = courses.map((one) => ({
    id: one.id,
    latitude: one.latitude,
    longitude: one.longitude,
    label: pinText(one.price_from),
    name: t('map.pin', { title: one.title, price: pinText(one.price_from) }),
    href: productDetailUrl({ city: one.city_slug, id: one.id, title: one.title }),
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
        <div className="absolute inset-x-3 bottom-17 mx-auto max-w-[26rem]">
          <MapCard course={course} />
        </div>
      )}
    </div>
  );
}
