import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the frame of the host panel. */
export const t = translator('web/host', texts);
