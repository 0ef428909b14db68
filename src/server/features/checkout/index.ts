// Entry point of the feature checkout: seats are taken and held while the guest pays.
import * as checkout from './checkout.ts';
import * as list from './list.ts';

export const checkoutHandlers = { [checkout.route]: checkout.handle, [list.route]: list.handle } as const;
