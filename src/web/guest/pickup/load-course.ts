// /course-pickup-location/{id}: where guests of an experience are fetched, and the visitor's own next booking (docs/domain/bookings.md#pickup).
import type { CallOutput } from '#src/contract/types.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** A course's pickup, as the server answers it. */
export type CoursePickup = CallOutput<'pickup/course'>;

/** Loads the pickup of a course; a course that does not exist is a missing page. */
export async function load({ api, params }: PageInput): Promise<PageResult<CoursePickup>> {
  const id = parseId(params['id']);
  if (id === null) return { kind: 'missing', what: 'page' };
  const answer = await api('pickup/course', { course_id: id });
  if (!answer.ok) return failed(answer);
  const { title } = answer.data.course;
  return { kind: 'page', data: answer.data, head: { title: t('courseTitle', { title }), robots: 'noindex' } };
}
