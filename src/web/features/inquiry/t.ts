import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of questions to hosts. */
export const t = translator('web/features/inquiry', texts);
