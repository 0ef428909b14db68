import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page on which a guest writes a review. */
export const t = translator('web/features/write-review', texts);
