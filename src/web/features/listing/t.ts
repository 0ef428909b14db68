import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the city list and the search list. */
export const t = translator('web/features/listing', texts);
