import { pluralTranslator, translator } from '../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the page that checks vouchers. */
export const t = translator(messages);
export const tn = pluralTranslator(messages);
