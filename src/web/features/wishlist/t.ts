import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the wish list. */
export const t = translator('web/features/wishlist', texts);
