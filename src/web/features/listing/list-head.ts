// What search engines and shared links are told of a list.
import { defaultSort } from '#src/contract/listing-filters.ts';
import { productDetailUrl } from '#src/contract/urls.ts';
import { limits } from '#src/domain/limits.ts';
import type { Head } from '#src/web/router/head.ts';
import { previewFile } from '../../ui/picture-sources.ts';
import { tagsOf } from './filter-tags.ts';
import { listHref } from './list-href.ts';
import type { ListingData, ListingFrame } from './listing.ts';

/** A plain list is its own page, each page of it too; a filtered or sorted one points to the plain path. */
export function canonicalOf({ page, path }: ListingFrame, { query }: Pick<ListingData, 'query'>): string {
  const isPlain = tagsOf(query).length === 0 && query.sort === defaultSort(page);
  return isPlain ? listHref(path, page, query) : path;
}

/** The picture of a shared link: the first course's. Previews are made for the first picture of each course. */
export function leadPicture(listing: ListingData, imageBase: string): Pick<Head, 'image'> {
  const lead = listing.courses[0]?.images[0];
  return lead === undefined ? {} : { image: { url: previewFile(imageBase, lead.id), alt: lead.alt } };
}

/** Structured data of a list: the courses in their order, counted over the pages. */
export function itemList({ courses, query }: ListingData, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: (query.page - 1) * limits.pageSize + index + 1,
      name: course.title,
      url: origin + productDetailUrl({ city: course.city_slug, id: course.id, title: course.title }),
    })),
  };
}

/** A step of the way to a page. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/** Structured data of the way here. */
export function breadcrumbList(steps: readonly Step[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
