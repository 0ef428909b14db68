// Entry point of the log of reviews: what happened to each, behind the hash of what happened before (ADR 076).
export { appendToLog, sha256Hex } from './append-log.ts';
export { findPublished, publishHash, type PublishedFigures } from './log-queries.ts';
export { verifyReviews } from './verify-log.ts';
