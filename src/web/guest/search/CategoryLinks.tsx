import { productCategoryUrl } from '#src/contract/addresses/urls.ts';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { countText } from '#src/texts/intl.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { CategoryPicture, type PicturedCategory } from '#src/web/ui/media/CategoryPicture.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CityData } from './load-listing.ts';
import { t } from './texts.ts';

interface CountedLinksProps {
  readonly links: readonly {
    readonly href: string;
    readonly name: string;
    readonly total: number;
    readonly category?: PicturedCategory;
  }[];
}

/** Chips with a number, in one line on phones. */
export function CountedLinks({ links }: CountedLinksProps) {
  return (
    <ul className="rail rail-ends auto-cols-max gap-2">
      {links.map(({ href, name, total, category }) => (
        <li key={href}>
          <a
            href={href}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-full bg-sand pe-3.5 text-small font-medium whitespace-nowrap hover:underline',
              category === undefined ? 'ps-3.5' : 'ps-1',
            )}
          >
            {category !== undefined && <CategoryPicture category={category} side={36} />}
            <Written>{name}</Written>
            <span className="numbers font-regular text-ink-2">{countText(total)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CategoryLinksProps {
  readonly city: Pick<CityData['city'], 'id' | 'name' | 'slug' | 'categories'>;
  readonly trip: Trip;
  readonly className?: string;
}

/** The categories of a city, each with its own page. */
export function CategoryLinks({ city, trip, className }: CategoryLinksProps) {
  if (city.categories.length < 2) return null;
  const links = city.categories.map((category) => ({
    href: productCategoryUrl(city, category.slug) + listTripQuery(trip),
    name: category.name,
    total: category.total,
    category,
  }));
  return (
    <nav aria-label={t('category.label', { city: city.name })} className={classNames('mt-2 tablet:mt-3', className)}>
      <CountedLinks links={links} />
    </nav>
  );
}
