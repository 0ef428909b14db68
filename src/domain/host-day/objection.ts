// A guest objects to a no-show: how far that is, and until when the host can answer (docs/domain/hosts.md#no-show).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** How long after the objection the host can answer it. */
export const objectionAnswerMinutes = 48 * 60;

/** Letters of an answer, and of the staff's reason. */
export const objectionWords = { least: 10, most: 1000 } as const;

export interface Objection {
  readonly state: 'open' | 'upheld' | 'rejected';
  /** ms since 1970 */
  readonly objected_at: number;
  /** ms since 1970 */
  readonly answer_until: number;
}

/** One change of a booking: its reason, and when (ms since 1970). */
export interface ReasonedChange {
  readonly reason: string;
  readonly at: number;
}

/** Until when the host can answer an objection of `objectedAt`, in ms since 1970. */
export const objectionAnswerEnds = (objectedAt: number): number => objectedAt + objectionAnswerMinutes * 60_000;

/**
 * The objection in a booking's history, oldest change first. Null where there is none, and where the host's side has taken the
 * no-show back meanwhile.
 */
export function objectionOf(status: BookingStatus, history: readonly ReasonedChange[]): Objection | null {
  const contested = history.findLast(({ reason }) => reason === 'contested');
  if (contested === undefined) return null;
  const about = { objected_at: contested.at, answer_until: objectionAnswerEnds(contested.at) };
  const has = (key: string) => history.some(({ reason }) => reason === key);
  if (has('contest-upheld')) return { ...about, state: 'upheld' };
  if (has('contest-rejected')) return { ...about, state: 'rejected' };
  return status === 'no_show' ? { ...about, state: 'open' } : null;
}

/** Whether the host can still answer at `now` (ms since 1970): once, and before anybody has decided. */
export function canAnswerObjection(
  objection: Pick<Objection, 'state' | 'answer_until'> | null,
  isAnswered: boolean,
  now: number,
): boolean {
  return objection?.state === 'open' && !isAnswered && now < objection.answer_until;
}
