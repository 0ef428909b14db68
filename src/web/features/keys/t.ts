import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a distributor's keys. */
export const t = translator('web/features/keys', texts);
