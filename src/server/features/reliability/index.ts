// Entry point of the feature reliability: how often hosts cancel (docs/domain/host-cancels.md#cancellation-rate). It imports no
// other feature, so that all may use it.
import * as cancellations from './cancellations.ts';

export const reliabilityHandlers = { [cancellations.route]: cancellations.handle } as const;

export { findCounted } from './queries.ts';
