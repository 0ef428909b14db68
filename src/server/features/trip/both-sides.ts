// What the two sides say of the cash and of a no-show, on the page of a booking (docs/domain/cash.md#words, docs/check-in.md#no-show).
import { cashClosesAt, cashWordsFor } from '#src/domain/earnings/say-cash.ts';
import type { BookingStatus } from '#src/domain/booking/status.ts';
import { canAnswerObjection, objectionOf } from '#src/domain/host-day/objection.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { DetailRow, Viewer } from '#src/server/features/booking/index.ts';

/** What has been said of the cash, and what this viewer can say now. */
export function cashTalkOf(
  row: DetailRow,
  seen: { role: BookingRole; status: BookingStatus },
): CallOutput<'booking/detail'>['cash_talk'] {
  const facts = {
    status: seen.status,
    cash: row.cash,
    words: row.cash_words,
    is_settled: row.is_cash_settled,
    starts_at: row.starts_at.getTime(),
    ends_at: row.ends_at.getTime(),
  };
  return {
    host: row.cash_words.host,
    guest: row.cash_words.guest,
    may_say: cashWordsFor(facts, seen.role, row.now_ms),
    until: new Date(cashClosesAt(facts)).toISOString(),
  };
}

/** What both sides say of a no-show; the host's side can answer. */
export function objectionTalk(row: DetailRow, viewer: Viewer): CallOutput<'booking/detail'>['objection'] {
  const history = row.history.map(({ reason, at }) => ({ reason, at: Date.parse(at) }));
  const objection = objectionOf(row.status, history);
  if (objection === null) return null;
  const { no_show: guest = '', no_show_host: host = '', no_show_decided: reason = '' } = row.no_show_words;
  return {
    state: objection.state,
    objected_at: new Date(objection.objected_at).toISOString(),
    answer_until: new Date(objection.answer_until).toISOString(),
    guest,
    host,
    reason,
    may_answer: viewer === 'host' && canAnswerObjection(objection, host !== '', row.now_ms),
  };
}
