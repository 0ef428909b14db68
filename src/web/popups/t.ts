import { translator } from '../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the popups that several pages share. */
export const t = translator(messages);
