import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of payouts in the back office. */
export const t = translator('web/features/admin-payouts', texts);
