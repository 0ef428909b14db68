import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the list of open tasks. */
export const t = translator('web/features/admin-tasks', texts);
