import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page that checks vouchers. */
export const t = translator('web/check', texts);
