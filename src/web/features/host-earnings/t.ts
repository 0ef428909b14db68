import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the earnings of a host. */
export const t = translator('web/features/host-earnings', texts);
