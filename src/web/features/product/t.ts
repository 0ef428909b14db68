import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the product page. */
export const t = translator('web/features/product', texts);
