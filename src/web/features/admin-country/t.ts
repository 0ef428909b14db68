import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's page of one country. */
export const t = translator('web/features/admin-country', texts);
