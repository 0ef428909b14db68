import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of one page of text in the back office. */
export const t = translator('web/features/admin-text', texts);
