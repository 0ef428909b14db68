// Entry point of the second factor as its owner sees it.
import * as begin from './factor-begin.ts';
import * as confirm from './factor-confirm.ts';
import * as factor from './factor.ts';
import * as off from './factor-off.ts';
import * as recovery from './factor-recovery.ts';
import * as show from './factor-show.ts';

export const factorHandlers = {
  [begin.route]: begin.handle,
  [confirm.route]: confirm.handle,
  [factor.route]: factor.handle,
  [off.route]: off.handle,
  [recovery.route]: recovery.handle,
  [show.route]: show.handle,
} as const;
