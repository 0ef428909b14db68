import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's list of distributors. */
export const t = translator('web/features/admin-distributors', texts);
