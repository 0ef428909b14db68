import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the list of hosts who cancel. */
export const t = translator('web/features/admin-cancellations', texts);
