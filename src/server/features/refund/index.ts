// The door of refunds that a booking's end or change asks for. It imports no other feature, so that all may use it.
export { queueRefund, type RefundReason, type RefundWish } from './queue-refund.ts';
export { findHeldMoney, type HeldForBooking } from './queries.ts';
