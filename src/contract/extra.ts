// Calls beyond the table of spec 7, in groups of their own. None is needed yet: `user/auth` brings what is personal.
import type { CallSpec } from './call.ts';

export const extraCalls = {} as const satisfies Record<string, CallSpec>;
