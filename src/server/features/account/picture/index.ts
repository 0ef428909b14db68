// Entry point of the picture of an account.
import * as remove from './picture-remove.ts';
import * as save from './picture-save.ts';

export const pictureHandlers = { [remove.route]: remove.handle, [save.route]: save.handle } as const;
