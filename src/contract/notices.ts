/** Texts that are not errors but that the specification fixes to the letter (spec 2 and 8). Loads no schema library. */
export const notices = {
  companionInvited: 'Invitation Successfully Sent',
  searchPlaceholderWide: 'Search Destination or Experience',
  searchPlaceholderNarrow: 'City or Experience',
  verifiedId: 'Verified ID',
} as const;

/** The title of the list page for a keyword (spec 2). */
export function searchTitle(keyword: string): string {
  return `Search result for ${keyword}`;
}
