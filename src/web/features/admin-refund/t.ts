import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of one refund in the back office. */
export const t = translator('web/features/admin-refund', texts);
