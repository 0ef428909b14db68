// place/category: figures of a category in one city, for its page (docs/reference/addresses.md#paths).
import { refuse } from '#src/contract/refusal.ts';
import { drawingOf } from '#src/domain/catalogue/category-drawing.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import { feeRateOf } from '#src/domain/pricing/service-fee.ts';
import type { Handler } from '#src/server/call.ts';
import { hoursOf } from '#src/server/search/index.ts';
import { findCityPlaces, findInCity } from './in-city-queries.ts';

/** A category without courses has no page. */
export const categoryInCity: Handler<'place/category'> = async ({ city_id, slug }, { services }) => {
  const row = await findInCity(services.db, city_id, slug);
  if (row === null) return refuse('not-found');
  const { cheapest, figures, ...category } = row;
  const rate = feeRateOf(services.config.serviceFees, { city_id, category_id: row.id });
  const perPerson = perPersonFromCents({ ...cheapest, service_fee_rate: String(rate) });
  return {
    data: {
      ...category,
      drawing: drawingOf(category.slug),
      price_from: fromMinor(perPerson),
      figures: figures && { hosts: figures.hosts, duration: hoursOf(figures.minutes), next_date: figures.next_date },
    },
  };
};

// place/list: for the browser, which finds the nearest city itself.
export const cityPlaces: Handler<'place/list'> = async (_input, { services }) => ({
  data: await findCityPlaces(services.db),
});
