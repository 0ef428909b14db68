// Letters to a host about calendars elsewhere that cannot be read (docs/domain/host-calendar.md#unread-feeds).
import { t } from '../../booking-texts/words.ts';
import type { AccountLetter, Letter } from '../letter.ts';

/** The button leads to the list of these calendars. */
function letterOf(origin: string, subject: string, lines: string[]): Letter {
  return {
    subject,
    heading: subject,
    lines,
    facts: [],
    button: { label: t('feedLate.button'), url: `${origin}/dashboard/host-panel/calendar?form=feeds` },
    closing: [],
  };
}

/** It could not be read for a day. */
export const feedLate: AccountLetter = (_about, { origin }) =>
  letterOf(origin, t('feedLate.subject'), [t('feedLate.line'), t('feedLate.then')]);

/** It could not be read for so long that nobody new can book. */
export const feedStopped: AccountLetter = ({ hours }, { origin }) =>
  letterOf(origin, t('feedStopped.subject'), [t('feedStopped.line', { hours }), t('feedStopped.then')]);
