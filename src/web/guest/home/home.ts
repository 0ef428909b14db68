import type { CallOutput } from '#src/contract/types.ts';
import { distinctPictures } from '#src/web/guest/cards/distinct-pictures.ts';
import { pictureSrcset, previewFile } from '#src/web/ui/media/picture-sources.ts';
import { todayAround } from '#src/web/guest/search/trip/days.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

type HomePageData = CallOutput<'page/home'>;
type Course = HomePageData['courses'][number];

interface HomeRows {
  readonly soon: readonly Course[];
  readonly loved: readonly Course[];
  readonly more: readonly Course[];
}

const ROW = 4;

/**
 * Assigns courses to rows without repeats. One in both first lists goes to `loved` if `soon` has others; a row of one
 * moves to the next.
 */
export function homeRows({ soon, loved, courses }: Pick<HomePageData, 'soon' | 'loved' | 'courses'>): HomeRows {
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

export const heroSizes = '(width >= 64rem) 100vw, (width >= 48rem) 960px, 500px';

export type HomeReview = CallOutput<'review/homepage'>['data'][number];

export interface HomeData extends Pick<
  HomePageData,
  'cities' | 'countries' | 'categories' | 'hosts' | 'totals' | 'partner'
> {
  readonly rows: HomeRows;
  readonly hostImage: HomePageData['courses'][number]['images'][number] | null;
  readonly reviews: readonly HomeReview[];
  /** The civil date where the experiences are. */
  readonly today: string;
}

const QUOTES = 3;

function hostImageOf(courses: HomePageData['courses']): HomeData['hostImage'] {
  const image = courses.find((course) => course.images.length > 1)?.images[1] ?? courses.at(-1)?.images[0];
  return image ?? null;
}

function homeHead({ settings, origin }: PageInput) {
  const { brand, hero, imageBase } = settings;
  return {
    title: brand.tagline === '' ? brand.name : `${brand.name}: ${brand.tagline}`,
    description: brand.tagline,
    canonical: '/',
    ...(hero === null
      ? {}
      : {
          image: { url: previewFile(imageBase, hero.id), alt: hero.alt },
          preloads: [{ srcset: pictureSrcset(imageBase, hero.id, 'wide', 'avif'), sizes: heroSizes }],
        }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/s/{search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

export async function load(input: PageInput): Promise<PageResult<HomeData>> {
  const [home, reviews] = await Promise.all([
    input.api('page/home', {}),
    input.api('review/homepage', { limit: QUOTES }),
  ]);
  if (!home.ok) return failed(home);
  const { cities, countries, categories, hosts, totals, partner, courses } = home.data;
  return {
    kind: 'page',
    data: {
      cities,
      countries,
      categories,
      hosts,
      totals,
      partner,
      rows: homeRows(home.data),
      hostImage: hostImageOf(courses),
      today: todayAround(),
      reviews: reviews.ok ? reviews.data.data.slice(0, QUOTES) : [],
    },
    head: homeHead(input),
  };
}
