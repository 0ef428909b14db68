import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the dashboard and the host panel. */
export const t = translator('web/features/dashboard', texts);
