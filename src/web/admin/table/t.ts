import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts round the tables of the back office. */
export const t = translator('web/admin/table', texts);
