// Calls of the group page: the first data of a whole screen.
import { z } from 'zod';
import { categoryCount, cityCard, cityDetail, cityGroup, travelTip } from '#src/contract/shapes/city.ts';
import { courseCard } from '#src/contract/shapes/course-card.ts';
import { courseDetail } from '#src/contract/shapes/course-detail.ts';
import { pageUser } from '#src/contract/shapes/person.ts';
import { count, id, uuid } from '#src/contract/shapes/primitives.ts';
import { image } from '#src/contract/shapes/image.ts';
import type { CallSpec } from '#src/contract/call.ts';

const user = pageUser.optional();

/** A host on the home page, with one course. */
const homeHost = z
  .strictObject({
    id: uuid,
    name: z.string(),
    image,
    city_name: z.string(),
    course: z.strictObject({ id, title: z.string(), city_slug: z.string() }),
  })
  .meta({ id: 'HomeHost' });

export const cataloguePagesCalls = {
  'page/home': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns the home page: cities, categories, selected courses, figures and the partner text',
    in: z.strictObject({}),
    out: z.strictObject({
      cities: z.array(cityCard),
      countries: z.array(cityGroup),
      categories: z.array(categoryCount),
      courses: z.array(courseCard),
      soon: z
        .array(courseCard)
        .max(8)
        .meta({ description: 'Courses bookable today or tomorrow, mixed across cities; empty if there are none' }),
      loved: z
        .array(courseCard)
        .max(8)
        .meta({ description: 'Courses rated best by enough guests, mixed across cities; empty if there are none' }),
      hosts: z.array(homeHost).max(6).meta({
        description:
          'Hosts with a photo from `loved`, `soon` and `courses`, each from a different city if there are enough',
      }),
      totals: z.strictObject({ courses: count, cities: count, hosts: count, reviews: count }),
      partner: z
        .strictObject({ percent: z.int().min(0).max(100), label: z.string(), source: z.string().nullable() })
        .nullable()
        .meta({ description: 'Partner text; null if the operator turned it off' }),
      user,
    }),
  },
  'page/product-list': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: "Returns the page around a city's list; its slug shows whether the address is right",
    in: z.strictObject({ city_id: id }),
    out: z.strictObject({ city_data: cityDetail, user }),
  },
  'page/product-detail': {
    access: 'public',
    effect: 'read',
    rate: 'read',
    summary: 'Returns a course with the first data of its page',
    in: z.strictObject({ course_id: id }),
    out: z.strictObject({ course_detail: courseDetail, travel_tips: z.array(travelTip), user }),
  },
} as const satisfies Record<string, CallSpec>;
