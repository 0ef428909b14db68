import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page on which a host tells the guests of a day. */
export const t = translator('web/features/host-tell', texts);
