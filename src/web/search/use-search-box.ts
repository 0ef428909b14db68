// The behaviour of the search box: what is offered, which line is marked, what the keys do.
import { useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { useNavigation } from '../navigation.tsx';
import { searchDestination } from './suggestions.ts';
import type { CityGroups, Suggestion, SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the search box shows and the handlers it hands to its elements. */
export interface SearchBoxState {
  readonly query: string;
  /** True while there is a list to show. */
  readonly open: boolean;
  readonly groups: readonly SuggestionGroup[];
  readonly count: number;
  readonly marked: Suggestion | undefined;
  readonly wake: () => void;
  readonly type: (text: string) => void;
  readonly leave: (href: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The next marked line, round the list; -1 is none. */
export function nextMarked(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  if (count === 0) return -1;
  if (active < 0) return key === 'ArrowDown' ? 0 : count - 1;
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}

interface SearchBoxOptions {
  readonly given: CityGroups | undefined;
  /** A sheet shows its list all the time. */
  readonly stays: boolean;
  readonly onDone: (() => void) | undefined;
}

interface Keys {
  readonly isOpen: boolean;
  readonly stays: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly mark: (key: 'ArrowDown' | 'ArrowUp') => void;
}

/** Arrows open the list and walk through it, Escape closes it (a sheet's list stays: there Escape closes the sheet). */
function pressKey(event: KeyboardEvent, { isOpen, stays, open, close, mark }: Keys): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (!isOpen) open();
    mark(event.key);
  } else if (event.key === 'Escape' && isOpen && !stays) {
    event.preventDefault();
    close();
  }
}

/** State and handlers of one search box. */
export function useSearchBox({ given, stays, onDone }: SearchBoxOptions): SearchBoxState {
  const { navigate } = useNavigation();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(stays);
  const [active, setActive] = useState(-1);
  const { cities, groups, load } = useSuggestions(query, given);
  const items = groups.flatMap((group) => group.items);
  const [marked, count] = [items[active], items.length];
  const open = (): void => {
    load();
    setOpen(true);
  };
  const close = (): void => {
    setOpen(stays);
    setActive(-1);
  };
  const leave = (href: string): void => {
    close();
    onDone?.();
    navigate(href);
  };
  const type = (text: string): void => {
    setQuery(text);
    setActive(-1);
    if (!isOpen) open();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (marked !== undefined) leave(marked.href);
    else if (query.trim() !== '') leave(searchDestination(cities, query));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const mark = (key: 'ArrowDown' | 'ArrowUp'): void => setActive(nextMarked(active, count, key));
  const onKeyDown = (event: KeyboardEvent): void => pressKey(event, { isOpen, stays, open, close, mark });
  return {
    query,
    open: isOpen && count > 0,
    groups,
    count,
    marked,
    wake: open,
    type,
    leave,
    onKeyDown,
    onBlur,
    onSubmit,
  };
}
