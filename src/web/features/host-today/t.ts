import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of Today. */
export const t = translator('web/features/host-today', texts);
