// A few sentences about a category in a city, from its figures.
import { wireCents } from '#src/domain/money/money.ts';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import type { Head } from '#src/web/platform/router/head.ts';
import { home, placeHead, type HeadInput } from '#src/web/guest/search/list-head.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { hoursText } from '#src/web/guest/cards/card-course.ts';
import type { CategoryData } from '#src/web/guest/search/load-listing.ts';
import { t as list } from '#src/web/guest/search/texts.ts';
import { t } from './texts.ts';

/** Number of experiences and hosts, lowest price and typical length, for the page and search engines. */
export function categoryFacts({ total, figures, price_from }: CategoryData['category']): string {
  const experiences = list('count', { count: total, shown: countText(total) });
  const price = priceText(wireCents(price_from));
  if (figures === null) return t('facts', { experiences, price });
  const facts = t('factsHosts', { experiences, price, count: figures.hosts });
  return total === 1 ? facts : `${facts} ${t('length', { length: hoursText(figures.duration) })}`;
}

export function categoryHead(data: CategoryData, input: HeadInput): Head {
  const { city, category, frame } = data;
  const title = t('heading', { category: category.name, city: city.name });
  const crumbs = [home(), { name: city.name, path: productListUrl(city) }, { name: category.name, path: frame.path }];
  const description = t('description', { title, facts: categoryFacts(category) });
  return placeHead({ title, description, crumbs }, data, input);
}
