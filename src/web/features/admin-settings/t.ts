import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the settings of the marketplace. */
export const t = translator('web/features/admin-settings', texts);
