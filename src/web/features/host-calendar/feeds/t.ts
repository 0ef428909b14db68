import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a host's other calendars. */
export const t = translator('web/features/host-calendar/feeds', texts);
