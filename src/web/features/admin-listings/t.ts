import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the queue of listings. */
export const t = translator('web/features/admin-listings', texts);
