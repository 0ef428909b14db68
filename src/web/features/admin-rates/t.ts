import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's exchange rates. */
export const t = translator('web/features/admin-rates', texts);
