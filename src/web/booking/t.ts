import { pluralTranslator, translator } from '../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the booking widget and of the money table, which checkout and voucher share. */
export const t = translator(messages);

/** Texts with a count. */
export const tn = pluralTranslator(messages);
