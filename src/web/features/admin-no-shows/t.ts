import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of contested no-shows. */
export const t = translator('web/features/admin-no-shows', texts);
