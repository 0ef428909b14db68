// The host answers a guest who objects to a no-show (docs/check-in.md#no-show).
import { canAnswerObjection, objectionOf, objectionWords } from '#src/domain/host-day/objection.ts';
import { maskContacts } from '#src/domain/message/mask-contacts.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { html } from '#src/texts/html.ts';
import { answerObjection, findObjection } from '#src/server/features/host-day/index.ts';
import { findLinkedBooking, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import { isDone, type LinkPage, type LinkView } from '#src/server/features/host-reach/link/view.ts';
import { bookingFacts, momentText, nameText, t } from '#src/server/features/host-reach/link/words.ts';

interface Objected {
  booking: LinkedBooking;
  said: Awaited<ReturnType<typeof findObjection>>;
}

export const noShowPage: LinkPage<Objected> = {
  async load(db, { booking_id: id, host_id: hostId }) {
    const booking = await findLinkedBooking(db, id ?? '', hostId);
    return booking && { booking, said: await findObjection(db, booking.id) };
  },
  show(link, { booking, said }) {
    const base = { title: t('noShow.title'), lines: [], facts: bookingFacts(booking), form: null };
    return { ...base, ...shown(link.now_ms, booking, said) };
  },
  async act(services, _link, { booking }, fields) {
    const words = (fields['words'] ?? '').trim();
    if (words.length < objectionWords.least || words.length > objectionWords.most) return refuse('bad-input');
    const refused = await inTransaction(services.db, (trx) => answerObjection(trx, { bookingId: booking.id, words }));
    return isRefusal(refused) ? refused : isDone;
  },
};

function shown(now: number, booking: LinkedBooking, { words, history }: Objected['said']): Partial<LinkView> {
  const objection = objectionOf(booking.status, history);
  if (objection === null) return { said: t('noShow.ended') };
  const { no_show: guest = '', no_show_host: own = '', no_show_decided: reason = '' } = words;
  // A number or an address of the guest is on none of these pages.
  const guests = t('noShow.says', { name: nameText(booking), words: maskContacts(guest, '…').text });
  const both = [guests, ...(own === '' ? [] : [t('noShow.says', { name: t('noShow.label'), words: own })])];
  if (objection.state !== 'open')
    return {
      said: t(`noShow.${objection.state}`),
      lines: [...both, ...(reason === '' ? [] : [t('noShow.why', { reason })])],
    };
  if (own !== '') return { said: t('noShow.done'), lines: both };
  if (!canAnswerObjection(objection, false, now)) return { said: t('noShow.late'), lines: both };
  return {
    lines: [guests, t('noShow.line', { until: momentText(objection.answer_until, booking.time_zone) })],
    form: {
      button: t('noShow.button'),
      fields: html`<label>${t('noShow.label')}<textarea name="words" rows="5" required minlength="${objectionWords.least}" maxlength="${objectionWords.most}"></textarea></label>`,
    },
  };
}
