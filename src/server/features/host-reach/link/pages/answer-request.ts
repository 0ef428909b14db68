// Yes or no to a request, each by a link of its own (docs/domain/lifecycle.md#requests).
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import { isMade } from '#src/domain/booking/status.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { html } from '#src/texts/html.ts';
import { answerRequest } from '#src/server/features/changes/index.ts';
import { childKey, childUrls, type ChildUrls } from '#src/server/features/host-reach/link/children.ts';
import { linkTo } from '#src/server/features/host-reach/link/render.ts';
import { findLinkedBooking, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import { isDone, type LinkPage, type OpenedLink } from '#src/server/features/host-reach/link/view.ts';
import { bookingFacts, momentText, t } from '#src/server/features/host-reach/link/words.ts';

type Decision = 'accept' | 'decline';
const otherAnswers = ['other_time', 'decline'] as const;

interface Asked {
  booking: LinkedBooking;
  /** Addresses of the other answers. */
  urls: ChildUrls;
}

/** The page of one of the two answers. */
export function answerPage(decision: Decision): LinkPage<Asked> {
  return {
    async load(db, link, { keys }) {
      const booking = await findLinkedBooking(db, link.booking_id ?? '', link.host_id);
      if (booking === null) return null;
      const others = decision === 'accept' && canAnswer(link, booking, decision) ? otherAnswers : [];
      const times = { ...booking, day_ends_at: null };
      const wanted = others.map((purpose) => ({ purpose, bookingId: booking.id, times }));
      return { booking, urls: await childUrls(db, keys, link, wanted) };
    },
    show(link, { booking, urls }) {
      const title = t(`${decision}.title`);
      const facts = bookingFacts(booking);
      if (!canAnswer(link, booking, decision))
        return { title, said: becameOf(link, booking, decision), lines: [], facts, form: null };
      const until = momentText(booking.request_until ?? 0, booking.time_zone);
      const form = { button: t(`${decision}.button`), ...(decision === 'decline' && { isQuiet: true as const }) };
      const more = html`${otherAnswers.map((purpose) => linkTo(urls.get(childKey({ purpose, bookingId: booking.id })), t(`other.${purpose}`)))}`;
      return { title, lines: [t(`${decision}.line`, { until })], facts, form, after: more };
    },
    async act(services, link, { booking: { id: bookingId } }) {
      const answered = await answerRequest(services, { bookingId, decision, reason: '', by: link.by });
      return isRefusal(answered) ? answered : isDone;
    },
  };
}

function canAnswer({ state, by, now_ms: now }: OpenedLink, booking: LinkedBooking, decision: Decision): boolean {
  const facts = { ...untimed(booking.status), request_until: booking.request_until };
  return state === 'live' && stepOf(facts, decision, by.role, now).ok;
}

/** What the booking came to, whoever answered it, and where. */
function becameOf({ state }: OpenedLink, { status }: LinkedBooking, decision: Decision): string {
  if (status === 'requested' || status === 'expired') return t('request.late');
  if (status === 'declined') return t(state === 'used' ? 'decline.done' : 'request.declined');
  if (!isMade(status)) return t('request.withdrawn');
  return t(state === 'used' && decision === 'accept' ? 'accept.done' : 'request.confirmed');
}
