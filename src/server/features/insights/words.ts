// insights/words: what guests said in the private step, without their names (docs/domain/insights.md#private-words).
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { saidOf } from '#src/domain/insights/said.ts';
import { runningWeeks } from '#src/domain/insights/weeks.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findHostToday } from './figure-queries.ts';
import { findAspects, findWords } from './word-queries.ts';

const shownWords = 100;

export const insightsWords: Handler<'insights/words'> = async (
  { host_id, weeks = 12 },
  { services: { db }, actor },
) => {
  const panel = await findPanelHost(db, host_id, actor, 'reviews');
  if (!panel) return refuse('host-not-found');
  const { time_zone: zone, now_ms: now } = await findHostToday(db, panel.hostId);
  const wanted = { hostId: panel.hostId, zone, period: runningWeeks(dateAt(now, zone), weeks) };
  const [rows, words] = await Promise.all([findAspects(db, wanted), findWords(db, wanted, shownWords)]);
  return { aspects: saidOf(rows).map((one) => ({ ...one, labels: [...one.labels] })), words };
};
