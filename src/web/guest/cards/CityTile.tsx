import type { CallOutput } from '#src/contract/types.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

/** A city as the home page answers it. */
export type TileCity = CallOutput<'page/home'>['cities'][number];

interface CityTileProps {
  readonly city: TileCity;
  readonly trip: Trip;
  /** `poster` for few cities, `stamp` for a long row. */
  readonly look: 'poster' | 'stamp';
  readonly sizes: string;
}

// The scripts whose letters our pages bring along (src/web/styles/fonts.css, src/web/styles/script-fonts.css).
const SHOWN =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Common}\p{Script=Inherited}]+$/u;

// The letters that the second line of the narrowest tile has room for.
const ROOM = 15;
// A longer name is written smaller: every city of the demo stands whole on the narrowest tile.
const SHORT = 11;

/**
 * The name of a city in its own language; null where it is the same, where there is no room for it next to the country, and where a
 * device without its letters would show boxes (docs/looks.md#letters).
 */
export function nativeName({ name, native_name, country_name }: NativeCity): string | null {
  const fits = [...(country_name + native_name)].length <= ROOM;
  return native_name !== name && fits && SHOWN.test(native_name) ? native_name : null;
}

type NativeCity = Pick<TileCity, 'name' | 'native_name' | 'country_name'>;

/**
 * A city as a picture with two lines on its foot, which stand at the same height on every tile: its name, and its country with the
 * name in its own language where there is room for it. In a row, the lines of a tile far out of sight are not drawn, so that the
 * typeface of their script is not fetched (docs/looks.md#letters); their box has its height all the same.
 */
export function CityTile({ city, trip, look, sizes }: CityTileProps) {
  const isPoster = look === 'poster';
  const native = nativeName(city);
  return (
    <a
      href={productListUrl(city) + listTripQuery(trip)}
      className={classNames(
        'lift-host relative block overflow-hidden rounded-card bg-night text-on-night',
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
      <span className="absolute inset-x-0 bottom-0 grid bg-linear-to-t from-night/88 via-night/66 via-60% to-transparent pt-14">
        <span
          className={
            isPoster ? 'p-5 pt-0 tablet:p-6 tablet:pt-0' : 'h-[3.9375rem] px-3 pb-3.5 [content-visibility:auto]'
          }
        >
          <span
            className={classNames(
              'block truncate font-serif font-[560] tracking-[-.015em]',
              isPoster ? 'text-h2' : 'text-h3',
            )}
          >
            {city.name.length > SHORT ? (
              <span className="text-[.8em] leading-none">
                <Written>{city.name}</Written>
              </span>
            ) : (
              city.name
            )}
          </span>
          {/* What does not fit wholly falls into a second line, which is cut off. */}
          <span className="block h-6 overflow-hidden text-small leading-6 font-medium">
            <span className="whitespace-nowrap">
              <Written>{city.country_name}</Written>
            </span>
            {native !== null && (
              <>
                {' '}
                <span lang={city.native_lang} className="inline-block leading-[0] whitespace-nowrap text-on-night-2">
                  · {native}
                </span>
              </>
            )}
          </span>
          {isPoster && (
            <span className="mt-1 line-clamp-2 min-h-[2lh] max-w-[24.9em] text-small text-on-night-2">
              {city.blurb}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
