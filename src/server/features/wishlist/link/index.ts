// Entry point of the links that show wish lists.
import * as end from './end.ts';
import * as make from './make.ts';
import * as open from './open.ts';

export const wishLinkHandlers = {
  [end.route]: end.handle,
  [make.route]: make.handle,
  [open.route]: open.handle,
} as const;

export { linkOf } from './make.ts';
