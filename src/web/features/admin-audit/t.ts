import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the audit log. */
export const t = translator('web/features/admin-audit', texts);
