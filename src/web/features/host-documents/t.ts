import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the page Documents of the host panel. */
export const t = translator('web/features/host-documents', texts);
