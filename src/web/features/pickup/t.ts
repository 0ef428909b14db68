import { translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the pickup pages. */
export const t = translator(messages);
