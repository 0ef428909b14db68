import type { CallOutput } from '#src/contract/types.ts';
import { distinctPictures } from '#src/web/cards/distinct-pictures.ts';

type Home = CallOutput<'page/home'>;
type Course = Home['courses'][number];

/** The rows of the home page: bookable today or tomorrow, loved by guests, and more. */
export interface HomeRows {
  readonly soon: readonly Course[];
  readonly loved: readonly Course[];
  readonly more: readonly Course[];
}

const ROW = 4;

/**
 * Deals the answer's courses so that none stands twice. A course that is in both first rows' lists goes to the loved ones
 * where there are others for soon. A row of one is no row: its course goes to the next.
 */
export function homeRows({ soon, loved, courses }: Pick<Home, 'soon' | 'loved' | 'courses'>): HomeRows {
  const most = new Set(loved.slice(0, ROW).map(({ id }) => id));
  const soonFirst = soon.toSorted((a, b) => Number(most.has(a.id)) - Number(most.has(b.id)));
  const dealt = new Set<number>();
  const row = (from: readonly Course[]): readonly Course[] => {
    const fresh = from.filter(({ id }) => !dealt.has(id)).slice(0, ROW);
    if (fresh.length < 2) return [];
    for (const { id } of fresh) dealt.add(id);
    return fresh;
  };
  const rows = [row(soonFirst), row(loved), row(courses)];
  const turned = distinctPictures(rows.flat());
  const [first = [], second = [], third = []] = rows.map((one) =>
    turned.filter(({ id }) => one.some((own) => own.id === id)),
  );
  return { soon: first, loved: second, more: third };
}
