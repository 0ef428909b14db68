import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the listings of a host. */
export const t = translator('web/features/host-listings', texts);
