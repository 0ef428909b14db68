// Entry point of the keys with which programs of a distributor book.
import * as keyMake from './key-make.ts';
import * as keyRemove from './key-remove.ts';
import * as keys from './keys.ts';

export const keyHandlers = {
  [keyMake.route]: keyMake.handle,
  [keyRemove.route]: keyRemove.handle,
  [keys.route]: keys.handle,
} as const;

export { toKey } from './keys.ts';
export { deleteKey, deleteKeys, findKeys } from './queries.ts';
