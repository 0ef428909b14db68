import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a host's calendar. */
export const t = translator('web/features/host-calendar', texts);
