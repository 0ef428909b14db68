// Checks in a party or some guests, with undo, as actions like a phone's (docs/domain/hosts.md#check-in-by-link, ADR
// 034).
import { actLimits, actWindow, canUndo, type Act } from '#src/domain/host-day/act.ts';
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import { refuse } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { html, type Html } from '#src/texts/html.ts';
import { lockBooking } from '#src/server/features/booking/index.ts';
import { type ActRow, applyActsIn, arrivalOf, findActs, makeLinkDevice } from '#src/server/features/host-day/index.ts';
import { idFrom } from '#src/server/features/host-reach/link/host-link-for.ts';
import { findLinkedBooking, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import {
  isDone,
  type LinkFields,
  type LinkOutcome,
  type LinkPage,
  type LinkView,
  type OpenedLink,
} from '#src/server/features/host-reach/link/view.ts';
import { bookingFacts, clockText, momentText, t } from '#src/server/features/host-reach/link/words.ts';

const MINUTE_MS = 60_000;

interface Party {
  booking: LinkedBooking;
  acts: readonly ActRow[];
}

export const checkInPage: LinkPage<Party> = {
  async load(db, { booking_id, host_id }) {
    const booking = await findLinkedBooking(db, booking_id ?? '', host_id);
    return booking && { booking, acts: await findActs(db, [booking.id]) };
  },
  show(link, party) {
    const { booking } = party;
    const base = { title: t('checkIn.title'), lines: [], facts: bookingFacts(booking), form: null };
    if (booking.status !== 'confirmed' && booking.status !== 'checked_in') return { ...base, message: endOf(booking) };
    const { heads } = arrivalOf(booking, booking, party.acts);
    if (heads >= booking.pax) return { ...base, ...allIn(link, party) };
    if (link.now_ms > actWindow(booking).until) return { ...base, message: t('checkIn.over') };
    if (!mayCheckIn(link, booking)) return { ...base, message: earlyText(booking) };
    return { ...base, ...(heads > 0 && someIn(link, party, heads)), form: headsForm(link, party, booking.pax - heads) };
  },
  act: (services, link, { booking: { id } }, fields) =>
    inTransaction(services.db, async (trx): Promise<LinkOutcome> => {
      const booking = await lockBooking(trx, id);
      if (!booking) return refuse('booking-not-found');
      const acts = await findActs(trx, [id]);
      const wished = fields['act'] === 'undo' ? undoOf(link, acts, booking.now_ms) : letInOf(link, acts, fields);
      if (wished === null) return refuse('bad-input');
      if (acts.some((act) => act.id === wished.id)) return isDone;
      if (wished.kind === 'let_in' && arrivalOf(booking, booking, acts).heads >= booking.pax) return isDone;
      const action = wished.kind === 'undo' ? 'undo_check_in' : 'check_in';
      // Only the party's first guest changes the status.
      const from = wished.kind === 'let_in' && booking.status === 'checked_in' ? 'confirmed' : booking.status;
      const step = stepOf({ ...booking, status: from }, action, link.by.role, booking.now_ms);
      if (!step.ok) return refuse(step.code);
      await makeLinkDevice(trx, {
        id: deviceOf(link),
        userId: link.sent_to ?? link.host_id,
        name: t('checkIn.device'),
      });
      const at = booking.now_ms;
      await applyActsIn(trx, id, [{ ...wished, phone_at: at, at }], { by: link.by, device: null });
      return isDone;
    }),
};

/** One device per link reader, so any of their links undoes another. */
const deviceOf = ({ sent_to, host_id }: OpenedLink) => idFrom(`device ${sent_to ?? host_id}`);

type Wished = Omit<Act, 'phone_at' | 'at'>;

function actBase(link: OpenedLink, seq: number): Pick<Wished, 'id' | 'device' | 'seq' | 'part'> {
  return { id: idFrom(`act ${link.id} ${seq}`), device: deviceOf(link), seq, part: '' };
}

/** The form carries the action's id, so a double submit counts once. */
function letInOf(link: OpenedLink, acts: readonly ActRow[], { heads, turn }: LinkFields): Wished | null {
  const seq = turn === undefined ? nextTurn(link, acts) : Number(turn);
  const count = heads === undefined ? 1000 : Number(heads);
  const isGood = [seq, count].every((value) => Number.isInteger(value) && value >= 0 && value <= 1000) && count > 0;
  return isGood ? { ...actBase(link, seq), kind: 'let_in', heads: count, undoes: null } : null;
}

function undoOf(link: OpenedLink, acts: readonly ActRow[], now: number): Wished | null {
  const last = ownLast(link, acts);
  if (!last || !canUndo(last, now)) return null;
  return { ...actBase(link, nextTurn(link, acts)), kind: 'undo', heads: 0, undoes: last.id };
}

const ownActs = (link: OpenedLink, acts: readonly ActRow[]) => acts.filter(({ device }) => device === deviceOf(link));

function nextTurn(link: OpenedLink, acts: readonly ActRow[]): number {
  return ownActs(link, acts).length;
}

/** This reader's last check-in that was not undone. */
function ownLast(link: OpenedLink, acts: readonly ActRow[]): ActRow | undefined {
  const own = ownActs(link, acts);
  const undone = new Set(own.map(({ undoes }) => undoes));
  return own
    .filter(({ id, kind }) => kind === 'let_in' && !undone.has(id))
    .toSorted((a, b) => a.seq - b.seq)
    .at(-1);
}

function headsForm(link: OpenedLink, { acts }: Party, left: number): LinkView['form'] {
  const turn = html`<input type="hidden" name="turn" value="${nextTurn(link, acts)}">`;
  if (left === 1) return { button: t('checkIn.button', { count: 1 }), fields: turn };
  const counts = Array.from({ length: left }, (_, index) => left - index);
  return {
    button: t('checkIn.some'),
    fields: html`${turn}<label>${t('checkIn.heads')} <select name="heads">${counts.map(optionOf)}</select></label>`,
  };
}

function optionOf(count: number): Html {
  return html`<option value="${count}">${count}</option>`;
}

function allIn(link: OpenedLink, { booking, acts }: Party): Partial<LinkView> {
  const { since } = arrivalOf(booking, booking, acts);
  return {
    message: t('checkIn.done', { at: clockText(since ?? 0, booking.time_zone) }),
    ...undoForm(link, { booking, acts }),
  };
}

/** The undo is separate: the form is for guests still to come. */
function someIn(link: OpenedLink, { booking, acts }: Party, heads: number): Partial<LinkView> {
  const { form } = undoForm(link, { booking, acts });
  const part = t('checkIn.part', { heads, count: booking.pax });
  return {
    message: part,
    ...(form && {
      after: html`<form method="post"><input type="hidden" name="act" value="undo"><button class="quiet">${t('checkIn.undo')}</button></form>`,
    }),
  };
}

function undoForm(link: OpenedLink, { booking, acts }: Party): Partial<LinkView> {
  const last = ownLast(link, acts);
  if (!last || link.state === 'revoked' || !canUndo(last, link.now_ms)) return {};
  const until = clockText(last.phone_at + actLimits.undoMinutes * MINUTE_MS, booking.time_zone);
  return {
    lines: [t('checkIn.undoUntil', { until })],
    form: { button: t('checkIn.undo'), act: 'undo', isQuiet: true },
  };
}

function mayCheckIn(link: OpenedLink, booking: LinkedBooking): boolean {
  const { starts_at, ends_at, checked_in_at, no_show_at } = booking;
  const facts = { ...untimed('confirmed'), starts_at, ends_at, checked_in_at, no_show_at };
  return stepOf(facts, 'check_in', link.by.role, link.now_ms).ok;
}

function earlyText(booking: LinkedBooking): string {
  return t('checkIn.early', { from: momentText(actWindow(booking).lets_in_from, booking.time_zone) });
}

function endOf({ status }: LinkedBooking): string {
  if (status === 'no_show') return t('checkIn.noShow');
  return t(status === 'completed' ? 'checkIn.over' : 'checkIn.ended');
}
