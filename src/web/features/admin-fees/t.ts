import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's service fees. */
export const t = translator('web/features/admin-fees', texts);
