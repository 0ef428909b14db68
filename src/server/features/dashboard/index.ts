// Entry point of the feature dashboard.
import * as next from './next.ts';

export const dashboardHandlers = { [next.route]: next.handle } as const;
