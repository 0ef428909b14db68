// Texts that hosts read in their language (docs/reference/texts.md#languages-of-hosts).
import { texts as lateTimes } from '#src/contract/errors/form-texts.ts';
import { texts as failures } from '#src/contract/errors/listing-texts.ts';
import { texts as refusals } from '#src/contract/errors/texts.ts';
import { texts as mails } from '#src/server/booking-texts/texts.ts';
import { texts as documents } from '#src/server/features/pdf/texts.ts';
import { texts as links } from '#src/server/features/host-reach/link/texts.ts';
import { texts as answers } from '#src/server/features/texts.ts';
import { texts as messages } from '#src/server/host-texts/texts.ts';
import type { English } from '#src/texts/translate.ts';
import { texts as entrance } from '#src/web/check/texts.ts';
import { texts as feeds } from '#src/web/host/availability/feeds/texts.ts';
import { texts as calendar } from '#src/web/host/availability/texts.ts';
import { texts as earnings } from '#src/web/host/earnings/texts.ts';
import { texts as manifest } from '#src/web/host/host-day/manifest-texts.ts';
import { texts as requests } from '#src/web/host/changes/texts.ts';
import { texts as settings } from '#src/web/host/host-reach/texts.ts';
import { texts as tell } from '#src/web/host/host-day/tell/texts.ts';
import { texts as today } from '#src/web/host/host-day/texts.ts';
import { texts as frame } from '#src/web/host/texts.ts';
import { texts as generic } from '#src/web/ui/texts.ts';
import { texts as typed } from '#src/web/ui/form/texts.ts';
import { texts as copied } from '#src/web/ui/text/texts.ts';

function pick(texts: English, keys: readonly string[]): English {
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? key]));
}

/** Why a host's action failed. */
const refused = [
  'booking-not-found',
  'booking-state',
  'course-not-found',
  'host-not-found',
  'quote-changed',
  'cash-closed',
  'bad-input',
  'unauthorized',
  'forbidden',
  'conflict',
  'device-revoked',
  'phone-not-found',
  'too-many-phones',
  'too-many-requests',
  'unavailable',
  'seats-taken',
  'inquiry-not-found',
  'bank-details-invalid',
  'payout-state',
  'factor-wrong',
  'passkey-failed',
  'feed-not-found',
  'number-code-wrong',
  'number-code-expired',
  'number-code-tries',
  'number-code-limit',
];

/** Answers of calls on host pages (docs/reference/texts.md#languages-of-hosts). */
const answered =
  /^(reach|payout\.field)\.|^calendar\.(?!oneListing|range)|^(feed|calendarAddress)\.(?!event)|^payout\.(asked|changed|withdrawn)$|^day\.(cancelled|cancelling|late)$|^departure\.cancelled$|^request\.(accepted|declined)$|^otherTime\.offered$|^inquiry\.(answer|decline|answerMasked)$/;

/**
 * Emails and calendar files for hosts (docs/domain/messages.md#emails-to-hosts); other emails use the site's language.
 */
const mailed =
  /^(credential|talk|cashDecided|tomorrow|hostNew|hostRequest|hostTimeRefused|hostCancelled|hostWithdrawn|hostMoved|hostReview|hostSeats|hostProblem|pickup|hostInquiry|noShowHost|noShowAsked|payout|feedLate|feedStopped|feedUnread|feedEmptied|feedConflict|listing|word)\.|^reach\.(own|mail|button)|^cashDisputed\.(?!guest)|^account\.tellUs$|^button\.hostBooking|^calendar\.(host|over)$|^fact\.(experience|when|guests?|pickup|ref|collect(Day|If)?|none|question|check(Open)?)$/;

/** English texts that every host language needs, by catalogue. */
export const englishOfHosts: Readonly<Record<string, English>> = {
  'contract/errors': {
    ...pick(refusals, refused),
    ...pick(lateTimes, ['time-unavailable']),
    offline: generic['error.offline'],
  },
  'contract/errors/listing-texts': pick(failures, ['internal']),
  'server/booking-texts': pick(
    mails,
    Object.keys(mails).filter((key) => mailed.test(key)),
  ),
  'server/features': pick(
    answers,
    Object.keys(answers).filter((key) => answered.test(key)),
  ),
  'server/features/pdf': pick(documents, ['check.title', 'check.noScript']),
  'server/features/host-reach/link': links,
  'server/host-texts': messages,
  'web/check': entrance,
  // Labels of keyboard keys are the same in every language.
  'web/host/availability': pick(
    calendar,
    Object.keys(calendar).filter((key) => !key.startsWith('key.')),
  ),
  'web/host/availability/feeds': feeds,
  'web/host/earnings': earnings,
  'web/host/host-day/manifest-texts': manifest,
  'web/host/changes': requests,
  'web/host/host-reach': settings,
  'web/host/host-day/tell': tell,
  'web/host/host-day': today,
  'web/host': frame,
  'web/ui/form': typed,
  'web/ui/text': copied,
};
