import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the booking widget and of the money table, which checkout and voucher share. */
export const t = translator('web/booking', texts);
