import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the back office's page of one exchange rate. */
export const t = translator('web/features/admin-rate', texts);
