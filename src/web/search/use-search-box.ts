// The behaviour of the search box: what is offered, which line is marked, what the keys do.
import { useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { comboboxStep } from './combobox-keys.ts';
import type { ComboboxStep } from './combobox-keys.ts';
import { type CityGroups, searchDestination } from './search-destination.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import { groupsWithTrip } from './with-trip.ts';

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

interface SearchBoxOptions {
  readonly given: CityGroups | undefined;
  /** What stands in the box at first: the keyword of a search page. */
  readonly initial: string;
  /** A sheet shows its list all the time. */
  readonly stays: boolean;
  readonly onDone: (() => void) | undefined;
  /** The days and guests that every way on carries. */
  readonly trip: Trip;
}

/** Whether the list is open and which line is marked. */
function useListState(stays: boolean, load: () => void) {
  const [isOpen, setOpen] = useState(stays);
  // The key of a line, not its place: experiences that arrive late must not move the mark to another line.
  const [marked, mark] = useState<string | null>(null);
  const open = (): void => {
    load();
    setOpen(true);
  };
  const close = (): void => {
    setOpen(stays);
    mark(null);
  };
  const take = (step: ComboboxStep): void => {
    if (step.do === 'mark') mark(step.key);
    if (step.do === 'unmark') mark(null);
    if (step.do === 'close') close();
    if ((step.do === 'mark' || step.do === 'open') && !isOpen) open();
  };
  return { isOpen, marked, mark, open, close, take };
}

/** State and handlers of one search box. */
export function useSearchBox({ given, initial, stays, onDone, trip }: SearchBoxOptions): SearchBoxState {
  const { navigate } = useNavigation();
  const [query, setQuery] = useState(initial);
  const { cities, groups: found, load } = useSuggestions(query, given);
  const groups = groupsWithTrip(found, trip);
  const list = useListState(stays, load);
  const items = groups.flatMap((group) => group.items);
  const marked = items.find(({ key }) => key === list.marked);
  const leave = (href: string): void => {
    list.close();
    onDone?.();
    navigate(href);
  };
  const type = (text: string): void => {
    setQuery(text);
    list.mark(null);
    if (!list.isOpen) list.open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const lines = items.map(({ key }) => key);
    const state = { isOpen: list.isOpen, lines, marked: marked?.key ?? null, stays, isEmpty: query === '' };
    const step = comboboxStep(event, state);
    if (step.do !== 'nothing' && step.do !== 'unmark') event.preventDefault();
    if (step.do === 'clear') setQuery('');
    list.take(step);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Days and guests stand beside the words: whoever turns to them has done with the list.
    const isBeside = relatedTarget instanceof Element && relatedTarget.closest('[data-trip]') !== null;
    if (isBeside || !currentTarget.contains(relatedTarget)) list.close();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (marked !== undefined) leave(marked.href);
    else if (query.trim() !== '') leave(searchDestination(cities, query) + listTripQuery(trip));
  };
  const [open, count] = [list.isOpen && items.length > 0, items.length];
  return { query, open, groups, count, marked, wake: list.open, type, leave, onKeyDown, onBlur, onSubmit };
}
