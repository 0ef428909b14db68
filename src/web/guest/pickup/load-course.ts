// /course-pickup-location/{id}: an experience's pickup area, and the visitor's next booking (docs/domain/bookings.md#pickup).
import type { CallOutput } from '#src/contract/types.ts';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

export type CoursePickup = CallOutput<'pickup/course'>;

export async function load({ api, params }: PageInput): Promise<PageResult<CoursePickup>> {
  const id = parseId(params['id']);
  if (id === null) return { kind: 'missing', what: 'page' };
  const answer = await api('pickup/course', { course_id: id });
  if (!answer.ok) return failed(answer);
  const { title } = answer.data.course;
  return { kind: 'page', data: answer.data, head: { title: t('courseTitle', { title }), robots: 'noindex' } };
}
