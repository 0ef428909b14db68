import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Keys of what calls answer. */
export type TextKey = keyof typeof texts;

/** What calls answer, in the language of the request. */
export const t = translator('server/features', texts);
