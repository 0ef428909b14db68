import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of one distributor in the back office. */
export const t = translator('web/features/admin-distributor', texts);
