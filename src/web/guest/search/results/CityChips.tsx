import { productListUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import type { CityGroups } from '#src/web/guest/search/box/search-destination.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

interface CityChipsProps {
  readonly groups: CityGroups;
  readonly trip: Trip;
  readonly className?: string;
}

export function CityChips({ groups, trip, className }: CityChipsProps) {
  const filled = groups.filter(({ cities }) => cities.length > 0);
  if (filled.length === 0) return null;
  return (
    <dl className={classNames('grid gap-3', className)}>
      {filled.map((group) => (
        <div key={group.country_code} className="flex flex-wrap items-center gap-2">
          <dt className="me-1 text-small font-medium text-ink-2">
            <Written>{group.country_name}</Written>
          </dt>
          {group.cities.map((city) => (
            <dd key={city.id}>
              <a href={productListUrl(city) + listTripQuery(trip)} className={chipLook(false)}>
                <Written>{city.name}</Written>
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
