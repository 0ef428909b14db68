import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of what shows and copies a text. */
export const t = translator('web/ui/text', texts);
