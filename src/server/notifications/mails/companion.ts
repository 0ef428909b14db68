// Emails to companions: date, place, what to bring, code, no prices (docs/domain/bookings.md#companions).
import { seatsOf } from '#src/domain/booking/status.ts';
import { lateTexts, oldMoment, wordsOf } from './booking-lines.ts';
import { fullName, personName } from '#src/server/booking-texts/clean-words.ts';
import { meetingFact, visitFacts, whenFact, whereFacts } from './facts.ts';
import type { CompanionMail } from './mail.ts';
import { t } from '#src/server/booking-texts/words.ts';

export const companionInvite: CompanionMail = ({ booking, companion }) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = { ...wordsOf(booking), name: personName(companion.first_name), guest: fullName(booking) };
  return {
    subject: t('invite.subject', words),
    heading: t('invite.heading', words),
    lines: [t('invite.line', words), t('invite.money')],
    isPictured: true,
    first: whereFacts(booking),
    facts: visitFacts(booking),
    button: null,
    closing: [t('confirmed.closing'), t('invite.closing', words)],
    calendar: 'add',
    code: 'companion',
  };
};

export const companionMoved: CompanionMail = ({ booking, companion }, { payload }) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  const words = { ...wordsOf(booking), name: personName(companion.first_name), old: oldMoment(payload) };
  return {
    subject: t('inviteMoved.subject', words),
    heading: t('inviteMoved.heading', words),
    lines: [t('inviteMoved.line', words), t('invite.money')],
    isPictured: true,
    first: whereFacts(booking),
    facts: visitFacts(booking),
    button: null,
    closing: [t('moved.closing')],
    calendar: 'add',
    code: 'companion',
  };
};

export const companionCancelled: CompanionMail = ({ booking, companion }) => {
  const words = { ...wordsOf(booking), name: personName(companion.first_name) };
  return {
    subject: t('inviteCancelled.subject', words),
    heading: t('inviteCancelled.heading', words),
    lines: [t('inviteCancelled.line')],
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), meetingFact(booking)],
    button: null,
    closing: [t('cancelled.closing')],
    calendar: 'remove',
  };
};

export const companionLate: CompanionMail = ({ booking, companion }) => {
  const late = lateTexts(booking);
  if (late === null) return null;
  const { isMuch: _, ...words } = { ...late, name: personName(companion.first_name) };
  return {
    subject: t('hostLate.subject', words),
    heading: t('hostLate.heading', words),
    lines: [t('hostLate.line', words), t('invite.money')],
    first: [{ label: t('fact.meetsAt'), value: words.at }, ...whereFacts(booking)],
    facts: visitFacts(booking),
    button: null,
    closing: [],
  };
};
