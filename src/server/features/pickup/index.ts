// Entry point of the feature pickup.
import { pickupCalls } from './pickup.ts';

export const pickupHandlers = {
  ...pickupCalls,
} as const;
export { refusePickup } from './pickup.ts';
