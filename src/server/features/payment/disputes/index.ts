// Entry point of disputes.
export { applyDisputeTruth } from './disputes.ts';
