// Which texts hosts read in their own language (docs/content.md#languages-of-hosts).
import { texts as failures } from '#src/contract/errors/listing/texts.ts';
import { texts as refusals } from '#src/contract/errors/texts.ts';
import { texts as links } from '#src/server/features/host-link/texts.ts';
import type { English } from '#src/texts/translate.ts';
import { texts as frame } from '#src/web/host/texts.ts';

function only(texts: English, keys: readonly string[]): English {
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? key]));
}

/** Why something that a host did came to nothing. */
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
  'too-many-requests',
  'unavailable',
];

/** The English texts that each language of hosts has to have, by catalogue. */
export const englishOfHosts: Readonly<Record<string, English>> = {
  'contract/errors': only(refusals, refused),
  'contract/errors/listing': only(failures, ['internal']),
  'server/features/host-link': links,
  'web/host': frame,
};
