import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the pages of links that were asked for. */
export const t = translator('web/features/user/mailed', texts);
