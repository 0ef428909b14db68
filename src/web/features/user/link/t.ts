import { translator } from '../../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the page of a mail's link. */
export const t = translator(messages);
