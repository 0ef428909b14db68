// departure/late: a host says from the panel to come later (docs/domain/host-cancels.md#running-late).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { toReader } from '#src/server/locale.ts';
import { type ActingFor, findActing, findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { sayLate } from './say-late.ts';

export const route = 'departure/late';

type Input = CallInput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
  const { date, minutes, course_id: courseId, time } = input;
  if ((courseId === undefined) !== (time === undefined)) return refuse('bad-input');
  const acting = await actingOn(input, call);
  if (!acting) return refuse(courseId === undefined ? 'host-not-found' : 'course-not-found');
  const slot = courseId !== undefined && time !== undefined ? { courseId, time } : undefined;
  const told = await sayLate(call.services, { ...acting, date, minutes, slot });
  if (isRefusal(told)) return told;
  return { ...told, message: toReader(() => t('day.late', { guests: told.guests, minutes })) };
};

/** For one departure its course says whose it is. */
async function actingOn(
  { host_id: hostId, course_id: courseId }: Input,
  { services: { db }, actor }: CallContext,
): Promise<ActingFor | null> {
  if (courseId === undefined) return findPanelHost(db, hostId, actor, 'departures');
  const acting = await findActing(db, courseId, actor, 'departures');
  return acting && (hostId === undefined || hostId === acting.hostId) ? acting : null;
}
