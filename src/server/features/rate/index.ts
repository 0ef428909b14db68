// The door of the feature rate.
import * as sgd from './sgd.ts';

export const rateHandlers = { [sgd.route]: sgd.handle } as const;
