// The frame of a mail that guest and host both get about one booking, each in words of their own.
import { t } from '#src/server/booking-texts/words.ts';
import type { MailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { refFact, whenFact } from './facts.ts';
import type { MailContent, Sending } from './mail.ts';

export type Side = 'guest' | 'host';

/** Says which booking it is about; the button opens it as this side, at a part of its page where one is named. */
export function mailToSide(
  booking: MailedBooking,
  { links }: Sending,
  side: Side,
  {
    part = '',
    button,
    ...words
  }: Pick<MailContent, 'subject' | 'heading' | 'lines'> & { part?: string; button?: string },
): MailContent {
  return {
    ...words,
    facts: [{ label: t('fact.experience'), value: booking.title }, whenFact(booking), refFact(booking)],
    button: {
      label: button ?? t(side === 'guest' ? 'button.booking' : 'button.hostBooking'),
      url: links[side] + part,
    },
    closing: [],
  };
}
