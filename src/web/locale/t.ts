import messages from './en_US.json' with { type: 'json' };
import { pluralTranslator, translator } from './translate.ts';

/** A text of the shell and the browsing pages, by key (catalogue: `locale/en_US.json`). */
export const t = translator(messages);

/** A text with a count: `tn('course.count', 3)` reads `course.count.one` or `course.count.other`. */
export const tn = pluralTranslator(messages);
