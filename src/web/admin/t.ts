import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the frame of the back office. */
export const t = translator('web/admin', texts);
