// A guest's objection to a no-show: its state and the host's deadline (docs/domain/hosts.md#no-show).
import type { BookingStatus } from '#src/domain/booking/status.ts';

/** From the objection. */
export const objectionAnswerMinutes = 48 * 60;

/** Characters of a reply, and of the staff's reason. */
export const objectionWords = { least: 10, most: 1000 } as const;

export interface Objection {
  readonly state: 'open' | 'upheld' | 'rejected';
  /** ms since 1970 */
  readonly objected_at: number;
  /** ms since 1970 */
  readonly answer_until: number;
}

/** A change of a booking: its reason and time (ms since 1970). */
export interface ReasonedChange {
  readonly reason: string;
  readonly at: number;
}

/** The host's deadline to reply to an objection of `objectedAt`, in ms since 1970. */
export const objectionAnswerEnds = (objectedAt: number): number => objectedAt + objectionAnswerMinutes * 60_000;

/**
 * The objection in a booking's history, oldest change first. Null without one, or when the host's side has undone the
 * no-show.
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

/** Whether the host can still reply at `now` (ms since 1970): once, and before a decision. */
export function canAnswerObjection(
  objection: Pick<Objection, 'state' | 'answer_until'> | null,
  isAnswered: boolean,
  now: number,
): boolean {
  return objection?.state === 'open' && !isAnswered && now < objection.answer_until;
}
