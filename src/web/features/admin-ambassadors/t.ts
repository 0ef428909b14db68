import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's list of ambassadors and distributors. */
export const t = translator('web/features/admin-ambassadors', texts);
