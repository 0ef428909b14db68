import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of teams. */
export const t = translator('web/features/host-team', texts);
