// Entry point of whose a booking is: read with a price or a claim, and decided from that (docs/partners.md#whose-a-booking-is).
export { type Attributed, countsTyped, partnerOf } from './attributed.ts';
export { type PartnerMet, partnersColumn, type PartnersMet } from './attribution-queries.ts';
