import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of invitations. */
export const t = translator('web/features/invite', texts);
