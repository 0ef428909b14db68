// Searches for what is near the guest (docs/domain/search.md#near-me).
const nearWords =
  /(?<![\p{L}\p{N}])(?:(?:near|close to|around|next to) me|near ?by|(?:near|around) here)(?![\p{L}\p{N}])/giu;

/** Whether words of a search mean the guest's own place. */
export function asksNearMe(keyword: string): boolean {
  return keyword.search(nearWords) !== -1;
}

/** The search with a city instead of such words; without any, the city is added. */
export function searchNear(keyword: string, city: string): string {
  const at = keyword.search(nearWords);
  const [before, after] = at === -1 ? [keyword, ''] : [keyword.slice(0, at), keyword.slice(at)];
  return `${before} ${city} ${after.replace(nearWords, ' ')}`.trim().replaceAll(/\s+/g, ' ');
}
