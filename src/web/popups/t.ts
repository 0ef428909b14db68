import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the popups that several pages share. */
export const t = translator('web/popups', texts);
