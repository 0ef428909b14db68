// The door of the feature country.
import * as isd from './isd.ts';

export const countryHandlers = { [isd.route]: isd.handle } as const;
