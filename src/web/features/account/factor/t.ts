import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the second factor. */
export const t = translator('web/features/account/factor', texts);
