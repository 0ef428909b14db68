import { KEYWORD_MAX } from '#src/contract/urls.ts';
import { placeholderAt } from './placeholder.ts';
import type { SearchBoxState } from './use-search-box.ts';
import { useWindowWidth } from './use-window-width.ts';

interface SearchInputProps {
  readonly id: string;
  readonly box: SearchBoxState;
  /** Takes the focus when the popup it stands in opens. */
  readonly first: boolean;
}

/** The input of the combobox. */
export function SearchInput({ id, box, first }: SearchInputProps) {
  const width = useWindowWidth();
  return (
    <input
      id={id}
      type="text"
      name="keyword"
      role="combobox"
      aria-expanded={box.open}
      aria-controls={box.open ? `${id}-list` : undefined}
      aria-autocomplete="list"
      aria-activedescendant={box.marked === undefined ? undefined : `${id}-${box.marked.key}`}
      data-first-focus={first || undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={KEYWORD_MAX}
      placeholder={placeholderAt(width)}
      value={box.query}
      onChange={(event) => box.type(event.target.value)}
      onFocus={box.wake}
      onKeyDown={box.onKeyDown}
      className="min-h-11 w-full min-w-0 flex-1 bg-transparent focus-visible:shadow-none focus-visible:outline-none"
    />
  );
}
