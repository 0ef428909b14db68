import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a booking's page. */
export const t = translator('web/features/voucher', texts);
