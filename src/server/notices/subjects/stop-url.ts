// The link at the end of a mail that its reader can turn off (docs/mails.md#mails-that-can-be-turned-off).
import type { NoticeTopic } from '#src/domain/account/notice-topics.ts';
import { stopNoticesUrl } from '#src/contract/addresses/urls.ts';
import { t } from '../../booking-texts/words.ts';
import type { Keys } from '../../keys.ts';
import { deriveSecret } from '../../secrets.ts';
import type { Written } from './subject-rules.ts';

/** The address that turns a topic off for the account of a row: a booking, a conversation or an invitation. */
export function stopUrlOf(
  topic: NoticeTopic,
  id: string,
  { origin, keys }: { origin: string; keys: Pick<Keys, 'masters'> },
): string {
  const token = deriveSecret(keys, 'notice-stop', `${topic}:${id}`);
  return origin + stopNoticesUrl({ topic, booking: id, token });
}

/** The notice with that link behind its other facts. */
export function withStop(written: Written, stopUrl: string): Written {
  const { letter } = written;
  const link = { label: t('stop.open'), url: stopUrl };
  return {
    ...written,
    letter: { ...letter, facts: [...letter.facts, { label: t('stop.label'), value: '', link }] },
    stopUrl,
  };
}
