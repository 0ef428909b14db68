// The home page's loader: what the page shows, and nothing that it does not.
import { pictureSrcset, previewFile } from '#src/web/ui/media/picture-sources.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { homeRows, type HomeRows } from './home-rows.ts';

/** The width of the home picture: its box is 16:10 and covers the hero, so on phones it is wider than the screen. */
export const heroSizes = '(width >= 64rem) 100vw, (width >= 48rem) 960px, 500px';

type Home = CallOutput<'page/home'>;

/** One review for the home page. */
export type HomeReview = CallOutput<'review/homepage'>['data'][number];

/** The home page's data: what `page/home` answers, dealt into rows, and what guests say. */
export interface HomeData extends Pick<Home, 'cities' | 'countries' | 'categories' | 'totals' | 'partner'> {
  readonly rows: HomeRows;
  /** A picture for the part about hosts. */
  readonly hostImage: Home['courses'][number]['images'][number] | null;
  readonly reviews: readonly HomeReview[];
}

const QUOTES = 3;

function hostImageOf(courses: Home['courses']): HomeData['hostImage'] {
  const image = courses.find((course) => course.images.length > 1)?.images[1] ?? courses.at(-1)?.images[0];
  return image ?? null;
}

function homeHead({ settings, origin }: PageInput) {
  const { brand, hero, imageBase } = settings;
  return {
    title: `${brand.name}: ${brand.tagline}`,
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

/** Loads the home page. Reviews that cannot be had leave their part out. */
export async function load(input: PageInput): Promise<PageResult<HomeData>> {
  const [home, reviews] = await Promise.all([
    input.api('page/home', {}),
    input.api('review/homepage', { limit: QUOTES }),
  ]);
  if (!home.ok) return failed(home);
  const { cities, countries, categories, totals, partner, courses } = home.data;
  return {
    kind: 'page',
    data: {
      cities,
      countries,
      categories,
      totals,
      partner,
      rows: homeRows(home.data),
      hostImage: hostImageOf(courses),
      reviews: reviews.ok ? reviews.data.data.slice(0, QUOTES) : [],
    },
    head: homeHead(input),
  };
}
