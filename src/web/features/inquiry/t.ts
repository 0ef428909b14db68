import { pluralTranslator, translator } from '../../locale/translate.ts';
import messages from './en_US.json' with { type: 'json' };

/** Texts of questions to hosts. */
export const t = translator(messages);

/** Texts with a count. */
export const tn = pluralTranslator(messages);
