import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the filter panels, which load after the page. */
export const t = translator('web/features/listing/filters', texts);
