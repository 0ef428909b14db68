// A few sentences about a category in a city, from its figures.
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import type { CategoryData } from './load-listing.ts';
import { t } from './texts.ts';

/** Number of experiences and hosts, lowest price and typical length, for the page and search engines. */
export function categoryText({ city, category }: Pick<CategoryData, 'city' | 'category'>): string {
  const { total, figures, price_from } = category;
  const experiences = t('count', { count: total, shown: countText(total) });
  const names = { category: category.name, city: city.name, experiences };
  return [
    figures === null
      ? t('category.offered', names)
      : t('category.offeredBy', { ...names, hosts: t('category.hosts', { count: figures.hosts }) }),
    t('category.from', { price: priceText(wireCents(price_from)) }),
    ...(figures !== null && total > 1 ? [t('category.length', { length: hoursText(figures.duration) })] : []),
  ].join(' ');
}
