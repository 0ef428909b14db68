import { notices } from '#src/contract/notices.ts';
import { limits } from '#src/domain/limits.ts';

/**
 * What stands in an empty search box (spec 2 and 9): the short text at 400 px or less.
 * @param width of the window in px; null where it is not known
 */
export function placeholderAt(width: number | null): string {
  const isNarrow = width !== null && width <= limits.shortPlaceholderMaxPx;
  return isNarrow ? notices.searchPlaceholderNarrow : notices.searchPlaceholderWide;
}
