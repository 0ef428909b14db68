import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of days and guests. */
export const t = translator('web/trip', texts);
