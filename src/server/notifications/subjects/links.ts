// Links of notices: host pages, and unsubscribing (docs/domain/messages.md#optional-emails).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import { stopNoticesUrl } from '#src/contract/addresses/urls.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { dayLinkFor, hostLinkFor } from '#src/server/features/host-reach/index.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';
import type { Written } from './subject-rules.ts';

/** For a booking, conversation or invitation. */
export function stopUrlOf(
  topic: NoticeTopic,
  id: string,
  { origin, keys }: { origin: string; keys: Pick<Keys, 'masters'> },
): string {
  const token = deriveSecret(keys, 'notice-stop', `${topic}:${id}`);
  return origin + stopNoticesUrl({ topic, booking: id, token });
}

export function withStop(written: Written, stopUrl: string): Written {
  const { mail } = written;
  const link = { label: t('stop.open'), url: stopUrl };
  return {
    ...written,
    mail: { ...mail, facts: [...mail.facts, { label: t('stop.label'), value: '', link }] },
    stopUrl,
  };
}

/** The page in the host's language, for a request or a day; null for none. */
export async function shortPageFor(
  services: Services,
  { short, hostId, bookingId }: { short: PhoneShort | null; hostId: string; bookingId: string | null },
): Promise<string | null> {
  if (bookingId === null || short === null) return null;
  const about = { hostId, bookingId };
  if (short.asksAnswer) return hostLinkFor(services.db, services, { ...about, purpose: 'accept' });
  if (short.leadsToObjection) return hostLinkFor(services.db, services, { ...about, purpose: 'no_show' });
  return short.leadsToDay ? dayLinkFor(services.db, services, about) : null;
}

export function leading(written: Written, url: string): Written {
  const { mail } = written;
  return mail.button === null ? written : { ...written, mail: { ...mail, button: { ...mail.button, url } } };
}
