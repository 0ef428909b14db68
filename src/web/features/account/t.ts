import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of one's own account. */
export const t = translator('web/features/account', texts);
