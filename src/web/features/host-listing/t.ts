import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the editor of a listing. */
export const t = translator('web/features/host-listing', texts);
