import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of what a host learns. */
export const t = translator('web/features/host-insights', texts);
