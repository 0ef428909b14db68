import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of one ambassador or distributor in the back office. */
export const t = translator('web/features/admin-ambassador', texts);
