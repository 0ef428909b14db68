import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of fields that read what is typed. */
export const t = translator('web/typed', texts);
