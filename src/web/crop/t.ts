import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of choosing a part of a picture. */
export const t = translator('web/crop', texts);
