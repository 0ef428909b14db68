// Entry point of refunds that a booking's end or change asks for. It imports no other feature, so that all may use it.
export { findHeldMoney, type KeptPayment, lockKeptPayment } from './queries.ts';
export { queueRefund, type RefundReason } from './queue-refund.ts';
