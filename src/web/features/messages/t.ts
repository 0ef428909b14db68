import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of conversations. */
export const t = translator('web/features/messages', texts);
