import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the pickup pages. */
export const t = translator('web/features/pickup', texts);
