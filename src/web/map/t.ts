import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the maps. */
export const t = translator('web/map', texts);
