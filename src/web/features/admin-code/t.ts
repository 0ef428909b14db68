import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's single codes. */
export const t = translator('web/features/admin-code', texts);
