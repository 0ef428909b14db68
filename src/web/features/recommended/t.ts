import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the link of an ambassador. */
export const t = translator('web/features/recommended', texts);
