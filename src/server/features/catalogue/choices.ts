// listing/choices: how many courses each filter choice would leave (docs/domain/search.md#counts).
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { ChoiceCounts } from '#src/server/search/index.ts';

type Answer = CallOutput<'listing/choices'>['data'];

/** Totals of lists are exact up to here (docs/reference/api.md#lists-on-the-wire). */
const exactTotal = 1000;

const capped = (total: number) => ({ total: Math.min(total, exactTotal), total_is_capped: total > exactTotal });

/** A partial count means nothing below the cap. */
export function numberOf(total: number, isWhole: boolean): Answer['spans'][number] {
  return isWhole || total > exactTotal ? capped(total) : { total: null, total_is_capped: false };
}

export const listingChoices: Handler<'listing/choices'> = async (input, { services }) => {
  const { city_id, keyword, as_words = [], spans = [], ...filters } = input;
  const scope = { cityId: city_id ?? null, keyword: keyword ?? null, asWords: as_words };
  const counts = await services.search.choices(scope, filters, spans);
  const { isWhole, choices, spreads } = counts;
  return {
    data: {
      ...(await totalOf(counts, () => services.search.list(scope, { ...filters, offset: 0, limit: 1 }))),
      is_whole: isWhole,
      choices: choices.map(({ filter, value, total }) => ({ filter, value, ...numberOf(total, isWhole) })),
      spreads,
      spans: counts.spans.map((total) => numberOf(total, isWhole)),
    },
  };
};

async function totalOf(
  { total, isWhole }: Pick<ChoiceCounts, 'total' | 'isWhole'>,
  listed: () => Promise<{ total: number; isCapped: boolean }>,
): Promise<Pick<Answer, 'total' | 'total_is_capped'>> {
  if (isWhole || total > exactTotal) return capped(total);
  const page = await listed();
  return { total: page.total, total_is_capped: page.isCapped };
}
