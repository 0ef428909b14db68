import {
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { listTripQuery, type Trip } from '#src/contract/listing/trip.ts';
import { type CityGroups, searchDestination } from './search-destination.ts';
import type { Suggestion, SuggestionGroup, Understood } from './suggestions.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { Found, SuggestionSource } from './suggestion-source.ts';
import { type NearState, useNearMe } from './use-near-me.ts';

// One request per visit: the list of cities rarely changes.
let loaded: Promise<CityGroups> | null = null;

async function fetchGroups(api: Api): Promise<CityGroups> {
  const answer = await api('city/list-by-country', {});
  if (answer.ok) return answer.data.data;
  loaded = null;
  return [];
}

/** The page's cities, or loaded on first use (`load`). */
function useCityGroups(given?: CityGroups): { readonly groups: CityGroups; readonly load: () => void } {
  const { api } = useApp();
  const [groups, setGroups] = useState<CityGroups>(given ?? []);
  const load = useCallback(() => {
    if (given !== undefined) return;
    loaded ??= fetchGroups(api);
    void loaded.then(setGroups);
  }, [api, given]);
  return { groups, load };
}

// Loaded with the first focus.
const suggestions = () => import('./suggestion-source.ts');
const searches = () => import('./recent-searches.ts').then((file) => file.recentSearches);

const remember = (words: string): void => void searches().then((store) => store.remember(words));

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

interface SuggestionsFor {
  readonly given: CityGroups | undefined;
  readonly trip: Trip;
  readonly near: NearState;
}

/** `load` starts the suggestions: no request before the first focus. */
function useSuggestions(query: string, { given, trip, near }: SuggestionsFor) {
  const { api } = useApp();
  const { groups: cities, load } = useCityGroups(given);
  const [source, setSource] = useState<SuggestionSource | null>(null);
  const found = useSyncExternalStore<Found | null>(source?.subscribe ?? never, source?.read ?? nothing, nothing);
  useEffect(() => {
    source?.type(query);
    return source?.stop;
  }, [source, query]);
  return {
    cities,
    understood: found?.suggested?.understood ?? null,
    groups: source?.suggest({ groups: cities, query, near }, trip) ?? [],
    load: () => {
      void suggestions().then((file) => setSource((own) => own ?? file.createSuggestionSource(api)));
      load();
    },
  };
}

export interface SearchBoxState {
  readonly query: string;
  readonly open: boolean;
  readonly groups: readonly SuggestionGroup[];
  readonly count: number;
  readonly marked: Suggestion | undefined;
  readonly wake: () => void;
  readonly type: (text: string) => void;
  /** What the typed words say about place, days and guests. */
  readonly understood: Understood | null;
  readonly near: NearState;
  readonly choose: (item: Suggestion) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

interface SearchBoxOptions {
  readonly given: CityGroups | undefined;
  readonly initial: string;
  readonly stays: boolean;
  readonly onDone: (() => void) | undefined;
  readonly trip: Trip;
}

function useListState(stays: boolean, load: () => void) {
  const [isOpen, setOpen] = useState(stays);
  // Identified by key, not index: late experiences must not move the mark.
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

/** Focus on the neighbouring trip fields stays in the box, but closes the list. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const isBeside = relatedTarget instanceof Element && relatedTarget.closest('[data-trip]') !== null;
  return isBeside || !currentTarget.contains(relatedTarget);
}

interface WaysOut {
  readonly query: string;
  readonly trip: Trip;
  readonly near: ReturnType<typeof useNearMe>;
  readonly list: ReturnType<typeof useListState>;
  readonly onDone: SearchBoxOptions['onDone'];
}

function useWaysOut({ query, trip, near, list, onDone }: WaysOut) {
  const { navigate } = useNavigation();
  const leave = (href: string): void => {
    list.close();
    onDone?.();
    navigate(href);
  };
  const locate = async (): Promise<void> => {
    // The browser's question may have closed the list.
    if (!(await near.locate(query, (href) => leave(href + listTripQuery(trip))))) list.open();
  };
  const choose = ({ kind, label, href }: Suggestion): void => {
    if (kind === 'near') return void locate();
    if (kind === 'forget') return void searches().then(({ forget }) => forget());
    if (kind === 'search' || kind === 'again') remember(kind === 'again' ? label : query);
    leave(href);
  };
  return { leave, choose };
}

export function useSearchBox({ given, initial, stays, onDone, trip }: SearchBoxOptions): SearchBoxState {
  const [query, setQuery] = useState(initial);
  const near = useNearMe();
  const { cities, understood, groups, load } = useSuggestions(query, { given, trip, near: near.state });
  const list = useListState(stays, load);
  const items = groups.flatMap((group) => group.items);
  const marked = items.find(({ key }) => key === list.marked);
  const { leave, choose } = useWaysOut({ query, trip, near, list, onDone });
  const type = (text: string): void => {
    setQuery(text);
    near.drop();
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
  const onBlur = (event: FocusEvent): void => {
    if (hasLeft(event)) list.close();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (marked !== undefined) return choose(marked);
    if (query.trim() === '') return;
    remember(query);
    leave(searchDestination(cities, query) + listTripQuery(trip));
  };
  const [open, count] = [list.isOpen && items.length > 0, items.length];
  return {
    query,
    open,
    groups,
    count,
    marked,
    understood,
    near: near.state,
    wake: list.open,
    type,
    choose,
    onKeyDown,
    onBlur,
    onSubmit,
  };
}

// Keys of an editable combobox with a list (ARIA Authoring Practices).

/** `open` marks nothing; a move opens a closed list first. */
type ComboboxStep =
  | { readonly do: 'mark'; readonly key: string | null }
  | { readonly do: 'open' | 'close' | 'clear' | 'unmark' | 'nothing' };

export interface ComboboxState {
  readonly isOpen: boolean;
  readonly lines: readonly string[];
  readonly marked: string | null;
  /** A sheet's list is always open; Escape belongs to the sheet. */
  readonly stays: boolean;
  readonly isEmpty: boolean;
}

/** The next or previous entry, cyclic; null in an empty list. */
export function nextMarked(lines: readonly string[], marked: string | null, step: 1 | -1): string | null {
  if (lines.length === 0) return null;
  const at = marked === null ? -1 : lines.indexOf(marked);
  if (at < 0) return (step === 1 ? lines[0] : lines.at(-1)) ?? null;
  return lines[(at + step + lines.length) % lines.length] ?? null;
}

function escape({ isOpen, stays, isEmpty }: ComboboxState): ComboboxStep {
  if (stays) return { do: 'nothing' };
  if (isOpen) return { do: 'close' };
  return { do: isEmpty ? 'nothing' : 'clear' };
}

/** Cursor keys clear the mark, so Enter uses the typed text. */
export function comboboxStep(
  press: { readonly key: string; readonly altKey: boolean },
  state: ComboboxState,
): ComboboxStep {
  switch (press.key) {
    case 'ArrowDown':
      if (press.altKey) return { do: 'open' };
      return { do: 'mark', key: nextMarked(state.lines, state.marked, 1) };
    case 'ArrowUp':
      if (press.altKey) return { do: state.isOpen && !state.stays ? 'close' : 'nothing' };
      return { do: 'mark', key: nextMarked(state.lines, state.marked, -1) };
    case 'Escape':
      return escape(state);
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { do: 'unmark' };
    default:
      return { do: 'nothing' };
  }
}
