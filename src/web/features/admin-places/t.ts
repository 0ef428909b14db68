import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's cities and categories. */
export const t = translator('web/features/admin-places', texts);
