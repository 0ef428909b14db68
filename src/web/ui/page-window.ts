/**
 * The page numbers to show: first, last, and those round the current one; `null` is a gap.
 * @param current 1-based
 */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    // A gap of one page is shown as that page: the ellipsis would take the same room.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
