// Refusals around reviews, photos and companions (docs/reviews.md#photos, docs/calls.md#errors).
import type { ErrorEntry } from './entry.ts';

export const reviewErrors = {
  'rating-missing': { http: 400, text: 'Please select a rating' },
  'labels-missing': {
    http: 400,
    text: 'Give meaning to your feedback by selecting one or more options below',
  },
  'details-missing': { http: 400, text: 'Please fill the details' },
  'terms-missing': { http: 400, text: 'Please accept the terms to post your review' },
  'photo-count': { http: 400, text: 'You can add up to 4 images' },
  'photo-size': { http: 413, text: 'Each image must be under 5MB' },
  'photo-type': { http: 415, text: 'We can’t read this file as a picture' },
  'review-list-failed': { http: 500, text: 'failed to load. try again!' },
  'review-exists': { http: 409, text: 'You have already reviewed this booking' },
  'review-closed': { http: 409, text: 'This booking can’t be reviewed' },
  'companion-failed': { http: 500, text: 'Failed to send invitations' },
  'companion-limit': { http: 409, text: 'Everyone in this booking has already been invited' },
} as const satisfies Record<string, ErrorEntry>;
