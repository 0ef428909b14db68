import { pluralTranslator, translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of a booking's page. */
export const t = translator(messages);

/** Texts with a count. */
export const tn = pluralTranslator(messages);
