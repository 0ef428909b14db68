import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of logging in, signing up and what is forgotten. */
export const t = translator('web/features/user', texts);
