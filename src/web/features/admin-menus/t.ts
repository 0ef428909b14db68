import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's menus. */
export const t = translator('web/features/admin-menus', texts);
