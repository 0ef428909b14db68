import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the operators' queue of reports. */
export const t = translator('web/features/admin-reports', texts);
