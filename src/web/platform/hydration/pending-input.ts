// Presses and input from before hydration, handed over by the head script (ADR 023).

/** A press on a control that only a script can answer; `value` is what was chosen in a select. */
export interface PendingPress {
  readonly element: HTMLElement;
  /** The control's `data-press`: finds the one that has taken its place. */
  readonly name: string | undefined;
  /** Where it was pressed: on another page it means nothing. */
  readonly path: string;
  readonly value: string | undefined;
}

/** The value of a form field that changed: the browser shows it, but React does not know it yet. */
export interface PendingField {
  readonly value: string;
  readonly isChecked: boolean;
}

/** Everything that waits; fields in the order of their last change. */
export interface PendingInput {
  readonly presses: PendingPress[];
  readonly fields: Map<Element, PendingField>;
}
