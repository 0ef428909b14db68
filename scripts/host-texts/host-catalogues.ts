// Which texts hosts read in their own language (docs/content.md#languages-of-hosts).
import type { English } from '#src/texts/translate.ts';
import { texts as frame } from '#src/web/host/texts.ts';

/** The English texts that each language of hosts has to have, by catalogue. */
export const englishOfHosts: Readonly<Record<string, English>> = {
  'web/host': frame,
};
