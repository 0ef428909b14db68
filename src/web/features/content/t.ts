import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts round the operator's pages. */
export const t = translator('web/features/content', texts);
