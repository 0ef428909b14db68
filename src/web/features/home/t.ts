import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the home page. */
export const t = translator('web/features/home', texts);
