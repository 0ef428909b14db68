// Entry point of the keys with which programs of a distributor book.
import { keysCalls } from './keys.ts';

export const keyHandlers = {
  ...keysCalls,
} as const;

export { toKey } from './keys.ts';
export { deleteKey, deleteKeys, findKeys } from './queries.ts';
