// What forms and the steps of a booking say by themselves, before or instead of a server (docs/reference/api.md#errors). They stand
// apart, because a browser needs the text of no other refusal: the server's own sentence comes with it.
import { translator } from '#src/texts/translate.ts';
import { texts } from './form-texts.ts';

/** What a form or a step may find wrong by itself. */
export type FormErrorCode = keyof typeof texts;

/** What a guest reads of it. */
export const formErrorText = translator('contract/errors/form-texts', texts);
