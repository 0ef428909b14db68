import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of passkeys. */
export const t = translator('web/features/account/passkey', texts);
