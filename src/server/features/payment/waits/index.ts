// Entry point of the one way back and of late money that waits for it.
export { takeSeatsAgain } from './seats-queries.ts';
export { sweepWaits } from './sweep-waits.ts';
export { beginWait, settleWait } from './wait.ts';
export { findWaiting } from './wait-queries.ts';
