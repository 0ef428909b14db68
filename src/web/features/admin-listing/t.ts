import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the review of a listing. */
export const t = translator('web/features/admin-listing', texts);
