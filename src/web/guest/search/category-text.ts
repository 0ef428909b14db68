// A few sentences about a category in a city, from its figures.
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import type { CategoryData } from './load-listing.ts';
import { t } from './texts.ts';

/** Number of experiences and hosts, lowest price and typical length, for the page and search engines. */
export function categoryFacts({ total, figures, price_from }: CategoryData['category']): string {
  const experiences = t('count', { count: total, shown: countText(total) });
  const price = priceText(wireCents(price_from));
  if (figures === null) return t('category.facts', { experiences, price });
  const facts = t('category.factsHosts', { experiences, price, count: figures.hosts });
  return total === 1 ? facts : `${facts} ${t('category.length', { length: hoursText(figures.duration) })}`;
}
