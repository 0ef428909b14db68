/** Texts that are not errors but that the specification fixes to the letter (docs/calls.md#errors). Loads no schema library. */
export const notices = {
  companionInvited: 'Invitation Successfully Sent',
  searchPlaceholderWide: 'Search Destination or Experience',
  searchPlaceholderNarrow: 'City or Experience',
  verifiedId: 'Verified ID',
} as const;

/** The title of the list page for a keyword (docs/calls.md#errors). */
export function searchTitle(keyword: string): string {
  return `Search result for ${keyword}`;
}
