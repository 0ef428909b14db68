import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the list of bookings. */
export const t = translator('web/features/bookings', texts);
