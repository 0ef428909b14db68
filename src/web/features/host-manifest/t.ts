import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the list of a departure. */
export const t = translator('web/features/host-manifest', texts);
