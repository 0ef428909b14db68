import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the disputes about cash. */
export const t = translator('web/features/admin-cash', texts);
