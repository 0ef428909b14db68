import { productDetailUrl } from '#src/contract/urls.ts';
import type { CardCourse } from '../../cards/card-course.ts';

/** Structured data of a list: the courses in their order, by address. */
export function itemList(courses: readonly CardCourse[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: course.title,
      url: origin + productDetailUrl({ city: course.city_slug, id: course.id, title: course.title }),
    })),
  };
}
