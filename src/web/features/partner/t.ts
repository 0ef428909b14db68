import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a partner's own page. */
export const t = translator('web/features/partner', texts);
