import type { CallOutput } from '#src/contract/types.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { t } from '../locale/t.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/media/Picture.tsx';

/** A city as the home page answers it. */
export type TileCity = CallOutput<'page/home'>['cities'][number];

interface CityTileProps {
  readonly city: TileCity;
  readonly trip: Trip;
  /** `poster` for few cities, `stamp` for a long row. */
  readonly look: 'poster' | 'stamp';
  readonly sizes: string;
}

/**
 * A city as a picture with its name on a dark foot. The native name carries its language. A tile far out of sight is not drawn, so
 * that the typeface of its script is not fetched (docs/looks.md#letters).
 */
export function CityTile({ city, trip, look, sizes }: CityTileProps) {
  const isPoster = look === 'poster';
  return (
    <a
      href={productListUrl(city) + listTripQuery(trip)}
      className={classNames(
        'lift-host relative block overflow-hidden rounded-card bg-night text-on-night [content-visibility:auto]',
        isPoster ? 'aspect-[4/3] phone:aspect-[4/5] tablet:aspect-[6/7]' : 'aspect-[3/4]',
      )}
    >
      {city.image !== null && (
        <Picture
          image={city.image}
          shape="wide"
          sizes={sizes}
          decorative
          className="absolute inset-0 size-full"
          imageClassName="lift"
        />
      )}
      <span className="absolute inset-0 bg-linear-to-t from-night from-18% via-night/78 via-42% to-transparent to-72%" />
      <span className={classNames('absolute inset-x-0 bottom-0 grid gap-1', isPoster ? 'p-5 tablet:p-6' : 'p-4')}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className={classNames('font-serif font-[560] tracking-[-.015em]', isPoster ? 'text-h2' : 'text-h3')}>
            {city.name}
          </span>
          {city.native_name !== '' && city.native_name !== city.name && (
            <span lang={city.native_lang} className="text-on-night-2">
              {city.native_name}
            </span>
          )}
        </span>
        {isPoster && <span className="line-clamp-2 max-w-[24.9em] text-small text-on-night-2">{city.blurb}</span>}
        <span className="text-small font-medium">
          {city.country_name} · {t('city.experiences', { count: city.total_courses })}
        </span>
      </span>
    </a>
  );
}
