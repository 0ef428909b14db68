// The home page's loader, and how its courses are dealt into rows.
import { pictureSrcset, previewFile } from '../../ui/picture-sources.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '../../failed.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { heroSizes } from './hero-sizes.ts';

/** What `page/home` answers. */
export type HomeData = CallOutput<'page/home'>;

type Course = HomeData['courses'][number];

const ROW = 4;

/** Courses in rows without repeating one: best loved, bookable soon, and the rest. A row of one is no row. */
export interface HomeRows {
  readonly loved: readonly Course[];
  readonly soon: readonly Course[];
  readonly more: readonly Course[];
}

const ifRow = (courses: readonly Course[]): readonly Course[] => (courses.length < 2 ? [] : courses);

function soonness({ badges }: Course): number {
  if (badges.includes('today')) return 2;
  return badges.includes('tomorrow') ? 1 : 0;
}

/**
 * Deals the courses. Those with a seat today or tomorrow are fewest, so they are dealt first; loved needs reviews; what is
 * left fills whole rows where it can.
 */
export function homeRows(courses: readonly Course[]): HomeRows {
  const bySoon = courses.filter((course) => soonness(course) > 0).toSorted((a, b) => soonness(b) - soonness(a));
  const soon = ifRow(bySoon.slice(0, ROW));
  const byLove = courses
    .filter((course) => course.review_average !== null && !soon.includes(course))
    .toSorted((a, b) => (b.review_average ?? 0) - (a.review_average ?? 0) || b.review_total - a.review_total);
  const loved = ifRow(byLove.slice(0, ROW));
  const rest = courses.filter((course) => !loved.includes(course) && !soon.includes(course)).slice(0, ROW * 2);
  const more = rest.length > ROW ? rest.slice(0, rest.length - (rest.length % ROW)) : rest;
  return { loved, soon, more };
}

/** Loads the home page. */
export async function load({ api, settings, origin }: PageInput): Promise<PageResult<HomeData>> {
  const answer = await api('page/home', {});
  if (!answer.ok) return failed(answer);
  const { brand, hero, imageBase } = settings;
  return {
    kind: 'page',
    data: answer.data,
    head: {
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
    },
  };
}
