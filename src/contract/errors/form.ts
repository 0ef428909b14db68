// Errors that forms and booking steps find without the server (docs/reference/api.md#errors). Separate, because a
// browser needs no others: the server sends its texts.
import { translator } from '#src/texts/translate.ts';
import { texts } from './form-texts.ts';

export type FormErrorCode = keyof typeof texts;

export const formErrorText = translator('contract/errors/form-texts', texts);
