// The names of listings in tasks of operators.

/** A listing that waits for its review. */
export const reviewSubject = (draftId: string): string => `listing:${draftId}`;

/** A published listing with changes to look at. */
export const changeSubject = (draftId: string): string => `listing-change:${draftId}`;
