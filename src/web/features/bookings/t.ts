import { translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the list of bookings. */
export const t = translator(messages);
