// The number of guests in a search: "for two", "family of four", "my wife and i"
// (docs/domain/search.md#query-parsing).
import { isUnit, numberOf, type ParsedWords, phraseAt } from './amounts.ts';

const isGuests = (word: string | undefined) =>
  /^(people|persons?|pax|guests?|adults?|grownups?|travellers?|travelers?|friends|kids|children|students|colleagues|of us)$/.test(
    word ?? '',
  );

/** A number before guests leads these. */
const groupWords = /^(family|group|party|team|class|table)$/;
const partners =
  /^(wife|husband|partner|girlfriend|boyfriend|fiancee?|mum|mom|mother|dad|father|son|daughter|sister|brother|friend)$/;

/** A number of guests at the start of `words`: "for two", "4 people"; or null. */
export function readGuests(words: readonly string[]): ParsedWords<number> | null {
  return readPair(words) ?? readGroup(words) ?? readCount(words);
}

/** "My wife and I", "me and my mum": two. */
function readPair(words: readonly string[]): ParsedWords<number> | null {
  const [a, b, c, d] = words;
  if (a === 'my' && partners.test(b ?? '') && c === 'and' && (d === 'i' || d === 'me')) return { count: 4, value: 2 };
  if ((a === 'me' || a === 'i') && b === 'and' && c === 'my' && partners.test(d ?? '')) return { count: 4, value: 2 };
  return null;
}

/** "Family of four", "the three of us". */
function readGroup(words: readonly string[]): ParsedWords<number> | null {
  if (groupWords.test(words[0] ?? '') && words[1] === 'of') {
    const lead = words[2] === 'about' || words[2] === 'around' ? 3 : 2;
    const { value, count } = numberAt(words.slice(lead));
    if (value === null || isUnit(words[lead + count])) return null;
    return { count: lead + count + (isGuests(words[lead + count]) ? 1 : 0), value };
  }
  const lead = words[0] === 'the' ? 1 : 0;
  const { value, count } = numberAt(words.slice(lead));
  return value !== null && phraseAt(words.slice(lead + count), ['of', 'us'])
    ? { count: lead + count + 2, value }
    : null;
}

/** "For two", "4 people", "two adults and three kids". */
function readCount(words: readonly string[]): ParsedWords<number> | null {
  const lead = words[0] === 'for' ? 1 : 0;
  const { value, count } = numberAt(words.slice(lead));
  const after = lead + count;
  if (value === null) return null;
  if (isGuests(words[after])) {
    const more = words[after + 1] === 'and' ? numberAt(words.slice(after + 2)) : null;
    if (more === null || more.value === null || !isGuests(words[after + 2 + more.count]))
      return { count: after + 1, value };
    return { count: after + 3 + more.count, value: value + more.value };
  }
  return lead === 1 && !isUnit(words[after]) ? { count: after, value } : null;
}

/** 1 to 99; "a dozen" is twelve. */
function numberAt([first, second]: readonly string[]): { readonly value: number | null; readonly count: number } {
  if (first === 'a' && second === 'dozen') return { value: 12, count: 2 };
  const value = first === 'dozen' ? 12 : numberOf(first);
  return { value: value !== null && value >= 1 && value <= 99 ? value : null, count: 1 };
}
