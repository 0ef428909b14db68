// departure/late: a host says from the panel to come later (docs/domain/host-cancels.md#running-late).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '../team/index.ts';
import { t } from '../t.ts';
import { sayLate } from './say-late.ts';

export const route = 'departure/late';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { host_id, date, minutes, course_id: courseId, time } = input;
  const acting = await findPanelHost(services.db, host_id, actor, 'departures');
  if (!acting) return refuse('host-not-found');
  if ((courseId === undefined) !== (time === undefined)) return refuse('bad-input');
  const slot = courseId !== undefined && time !== undefined ? { courseId, time } : undefined;
  const told = await sayLate(services, { ...acting, date, minutes, slot });
  if (isRefusal(told)) return told;
  return { ...told, message: t('day.late', { guests: told.guests, minutes }) };
};
