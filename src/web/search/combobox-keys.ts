// The keys of an editable combobox with a list, after the ARIA Authoring Practices.

/** What a key does: `open` alone marks nothing; a move opens the list first where it is closed. */
export type ComboboxStep =
  | { readonly do: 'mark'; readonly key: string | null }
  | { readonly do: 'open' | 'close' | 'clear' | 'unmark' | 'nothing' };

/** What the answer depends on. */
export interface ComboboxState {
  readonly isOpen: boolean;
  /** The keys of the lines in order. */
  readonly lines: readonly string[];
  readonly marked: string | null;
  /** A sheet's list is always open; there Escape belongs to the sheet. */
  readonly stays: boolean;
  readonly isEmpty: boolean;
}

/** The line after or before the marked one, round the list; null when there is none. */
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

/** What a key press does. Keys that move the cursor take the mark away, so that Enter means what is typed. */
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
