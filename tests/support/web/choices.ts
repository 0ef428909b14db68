// Responses of `listing/choices` for browser tests.
import type { CallOutput } from '#src/contract/types.ts';

type Choices = CallOutput<'listing/choices'>['data'];

/** A response: totals of choices by `filter=value`, of the named days in their order, and prices with their numbers. */
export function choicesAnswer(
  total: number,
  {
    choices = {},
    spans = [],
    price = {},
    isWhole = true,
  }: {
    choices?: Readonly<Record<string, number>>;
    spans?: readonly number[];
    price?: Readonly<Record<number, number>>;
    isWhole?: boolean;
  } = {},
): { data: Choices } {
  const capped = (count: number) => ({ total: Math.min(count, 1000), total_is_capped: count > 1000 });
  return {
    data: {
      ...capped(total),
      is_whole: isWhole,
      choices: Object.entries(choices).map(([name, count]) => {
        const [filter = '', value = ''] = name.split('=');
        return { filter: filter as Choices['choices'][number]['filter'], value, ...capped(count) };
      }),
      spreads: {
        price: Object.entries(price)
          .map(([at, count]) => ({ at: Number(at), total: count }))
          .toSorted((one, other) => one.at - other.at),
        duration: [{ at: 3, total: total + 1 }],
      },
      spans: spans.map(capped),
    },
  };
}
