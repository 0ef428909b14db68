import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's reviews. */
export const t = translator('web/features/admin-reviews', texts);
