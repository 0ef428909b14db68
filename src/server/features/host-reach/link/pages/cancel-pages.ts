import {
  findDayBookings,
  findLinkedDeparture,
  type LinkedDeparture,
} from '#src/server/features/host-reach/link/subject-queries.ts';
import {
  type LinkPage,
  type LinkFields,
  type LinkOutcome,
  type LinkView,
  type OpenedLink,
  isDone,
} from '#src/server/features/host-reach/link/view.ts';
import { dayText, departureFacts, t, percentWords } from '#src/server/features/host-reach/link/words.ts';
import { isRefusal, type Refusal } from '#src/contract/refusal.ts';
import { html, type Html } from '#src/texts/html.ts';
import { priceText } from '#src/texts/money-text.ts';
import { toMinor } from '#src/domain/money/money.ts';
import type { Services } from '#src/server/services.ts';
import { cancelDeparture, cancelDay } from '#src/server/features/host-day/index.ts';

// Cancels a departure or a day: first the guests and refunds, then the action (docs/domain/bookings.md#running-late).

const causes = ['unsafe_weather', 'host'] as const;
type Cause = (typeof causes)[number];

const causeOf = ({ cause }: LinkFields): Cause => (cause === 'host' ? 'host' : 'unsafe_weather');

function whyForm(): LinkView['form'] {
  const choices = causes.map((cause) =>
    cause === causes[0]
      ? html`<label><input type="radio" name="cause" value="${cause}" checked>${t(`cancel.cause.${cause}`)}</label>`
      : html`<label><input type="radio" name="cause" value="${cause}">${t(`cancel.cause.${cause}`)}</label>`,
  );
  return { button: t('cancel.next'), fields: html`<fieldset><legend>${t('cancel.why')}</legend>${choices}</fieldset>` };
}

interface Alternatives {
  departures: number;
  similar: number;
}

/** A quote; for a day, alternatives per booked listing. */
interface Quoted {
  cancelled: boolean;
  quote_id: string | null;
  bookings: number;
  guests: number;
  refund_total: number;
  told: readonly { name: string; guests: number }[];
  alternatives: Alternatives | readonly (Alternatives & { title: string })[] | null;
  rate_after: number | null;
}

function cancelOne(
  services: Services,
  link: OpenedLink,
  slot: { course_id: number; date: string; time: string },
  fields: LinkFields,
): Promise<LinkOutcome> {
  const cause = causeOf(fields);
  const acting = { hostId: link.host_id, by: link.by };
  const send = (quoteId: string | undefined) =>
    cancelDeparture(services, { ...slot, cause, ...(quoteId !== undefined && { quote_id: quoteId }) }, acting);
  return step(send, fields, { cause, title: t('cancel.title') });
}

function cancelAll(services: Services, link: OpenedLink, date: string, fields: LinkFields): Promise<LinkOutcome> {
  const cause = causeOf(fields);
  const end = { cause, reason: '', by: link.by };
  const title = t('cancel.dayTitle', { day: dayText(date) });
  return step((quoteId) => cancelDay(services, { hostId: link.host_id, date, end, quoteId }), fields, { cause, title });
}

interface CancelSubject {
  cause: Cause;
  title: string;
}

async function step(
  send: (quoteId: string | undefined) => Promise<Quoted | Refusal>,
  { quote_id: quoteId }: LinkFields,
  subject: CancelSubject,
): Promise<LinkOutcome> {
  const sent = await send(quoteId);
  if (!isRefusal(sent)) return sent.cancelled ? isDone : { asks: askOf(sent, subject, false) };
  if (sent.code !== 'quote-changed') return sent;
  // Bookings changed meanwhile: quote again.
  const again = await send(undefined);
  return isRefusal(again) ? again : { asks: askOf(again, subject, true) };
}

function askOf(quote: Quoted, { cause, title }: CancelSubject, hasChanged: boolean): LinkView {
  const { bookings, guests, refund_total, told, quote_id } = quote;
  const amount = priceText(toMinor(refund_total));
  return {
    title,
    ...(hasChanged && { message: t('cancel.changed') }),
    lines:
      bookings === 0
        ? [t('cancel.nobody')]
        : [
            t('cancel.guests', { guests, bookings }),
            t('cancel.refund', { amount }),
            ...offerLines(quote),
            rateLine(quote, cause),
          ],
    facts: [],
    more: names(told),
    form: {
      button: bookings === 0 ? t('cancel.close') : t('cancel.button', { count: guests }),
      fields: html`<input type="hidden" name="cause" value="${cause}"><input type="hidden" name="quote_id" value="${quote_id ?? ''}">`,
    },
  };
}

function names(told: Quoted['told']): Html {
  return html`<ul>${told.map(({ name, guests }) => html`<li>${name}, ${t('word.guests', { count: guests })}</li>`)}</ul>`;
}

function offerLines({ alternatives }: Quoted): string[] {
  if (alternatives === null) return [];
  if ('similar' in alternatives) return [t('cancel.offered', alternatives)];
  return alternatives.length === 1
    ? alternatives.map((one) => t('cancel.offered', one))
    : alternatives.map((one) => `${one.title}: ${t('cancel.offered', one)}`);
}

/** Weather does not affect the cancellation rate. */
function rateLine({ rate_after: after }: Quoted, cause: Cause): string {
  if (cause === 'unsafe_weather') return t('cancel.noMark');
  return after === null ? t('cancel.mark') : t('cancel.markTo', { rate: percentWords(after) });
}

export const cancelPage: LinkPage<LinkedDeparture> = {
  load: (db, { departure_id, host_id }) => findLinkedDeparture(db, departure_id ?? 0, host_id),
  show(link, departure) {
    const base = { title: t('cancel.title'), lines: [], facts: departureFacts(departure), form: null };
    if (departure.is_closed && departure.guests === 0)
      return { ...base, message: t(link.state === 'used' ? 'cancel.done' : 'cancel.isOff') };
    if (link.now_ms >= link.expires_at) return { ...base, message: t('late.over') };
    return { ...base, form: whyForm() };
  },
  act: (services, link, { course_id, date, time }, fields) =>
    cancelOne(services, link, { course_id, date, time }, fields),
};

interface Day {
  date: string;
  guests: number;
}

export const cancelDayPage: LinkPage<Day> = {
  async load(db, { host_id, local_date: date }) {
    const bookings = await findDayBookings(db, host_id, date ?? '');
    const awaited = bookings.filter(({ status }) => status === 'requested' || status === 'confirmed');
    return { date: date ?? '', guests: awaited.reduce((sum, { pax }) => sum + pax, 0) };
  },
  show(link, { date, guests }) {
    const title = t('cancel.dayTitle', { day: dayText(date) });
    const facts = [{ label: t('fact.guests'), value: t('word.guests', { count: guests }) }];
    const base = { title, lines: [], facts, form: null };
    if (link.now_ms >= link.expires_at) return { ...base, message: t('late.over') };
    if (link.state === 'used' && guests === 0) return { ...base, message: t('cancel.dayDone') };
    return { ...base, form: whyForm() };
  },
  act: (services, link, { date }, fields) => cancelAll(services, link, date, fields),
};
