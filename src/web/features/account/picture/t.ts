import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the picture of an account. */
export const t = translator('web/features/account/picture', texts);
