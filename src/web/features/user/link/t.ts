import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page of a mail's link. */
export const t = translator('web/features/user/link', texts);
