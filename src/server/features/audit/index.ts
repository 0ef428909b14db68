// Entry point of what is kept of acts that must be known later. It imports no other feature, so that all may use it.
export { askFresh } from './ask-fresh.ts';
export { type AuditEntry, writeAudit } from './queries.ts';
