import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a host's settings. */
export const t = translator('web/features/host-settings', texts);
