import { pluralTranslator, translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of the checkout. */
export const t = translator(messages);

/** Texts with a count in them. */
export const tn = pluralTranslator(messages);
