/** The place of what sticks under the header; while the header is away, the upper edge of the window. */
export const underHeader = 'top-(--header) [html:has(.site-header[data-away=true]:not(:focus-within))_&]:top-0';
