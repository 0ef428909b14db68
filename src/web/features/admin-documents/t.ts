import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of the operators' page of documents. */
export const t = translator('web/features/admin-documents', texts);
