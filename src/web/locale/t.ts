import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** A text of the shell and the browsing pages, by key (catalogue: `locale/texts.ts`). */
export const t = translator('web/locale', texts);
