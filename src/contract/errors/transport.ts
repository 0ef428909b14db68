// Refusals that any call may give before its own rules are asked.
import type { ErrorEntry } from './entry.ts';

export const transportErrors = {
  'bad-input': { http: 400, text: 'Some details are wrong. Please check the marked fields.' },
  unauthorized: { http: 401, text: 'Please log in first' },
  forbidden: { http: 403, text: 'You don’t have permission to do this' },
  csrf: { http: 403, text: 'This page has been open for too long. Please reload it and try again.' },
  'method-not-allowed': { http: 405, text: 'This address only takes POST requests' },
  'request-timeout': { http: 408, text: 'Your request took too long to arrive. Please try again.' },
  conflict: { http: 409, text: 'Someone changed this at the same time. Please reload and try again.' },
  'payload-too-large': { http: 413, text: 'The request is too large' },
  'unsupported-media-type': { http: 415, text: 'This address only takes JSON' },
  'too-many-requests': { http: 429, text: 'Too many requests. Please wait a moment and try again.' },
  'not-available': { http: 501, text: 'This part of the service is not available yet' },
  unavailable: { http: 503, text: 'The service is busy for a moment. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;
