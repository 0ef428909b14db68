import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's page of one city. */
export const t = translator('web/features/admin-city', texts);
