import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the checkout. */
export const t = translator('web/features/checkout', texts);
