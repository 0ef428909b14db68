import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page Reviews of the host panel. */
export const t = translator('web/features/host-reviews', texts);
