// Something wrong in a catalogue: where it stands, what it is, and what would be right.

export interface Fault {
  /** The file as it was named on the command line. */
  readonly file: string;
  /** `row 14`, `listings[3] (hanoi-pho)`, or empty for the file as a whole. */
  readonly place: string;
  /** The column or field; empty when it is about the whole place. */
  readonly field: string;
  readonly wrong: string;
  readonly right: string;
}

/** Where an entry of a catalogue comes from. */
export interface Source {
  readonly file: string;
  /** Pictures are found from here. */
  readonly folder: string;
  readonly place: string;
  /** The name of the column that holds a field; left out where fields are named as they are. */
  readonly column?: (path: readonly PropertyKey[]) => string;
}

/** A value with its place. */
export interface Entry<T> {
  readonly at: Source;
  readonly value: T;
}

/** A fault at an entry. `path` leads from the entry to the field. */
export function faultAt(
  at: Source,
  path: readonly PropertyKey[],
  { wrong, right }: Pick<Fault, 'wrong' | 'right'>,
): Fault {
  return { file: at.file, place: at.place, field: at.column?.(path) ?? fieldName(path), wrong, right };
}

/** `rules[0].times` for ['rules', 0, 'times']. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
