// Presses and input from before hydration, from the head script (ADR 023).

/** `value` is the choice in a select. */
export interface PendingPress {
  readonly element: HTMLElement;
  /** The control's `data-press`, which finds its replacement. */
  readonly name: string | undefined;
  /** Ignored on another page. */
  readonly path: string;
  readonly value: string | undefined;
}

/** A changed field that React does not know yet. */
export interface PendingField {
  readonly value: string;
  readonly isChecked: boolean;
}

/** Fields in the order of their last change. */
export interface PendingInput {
  readonly presses: PendingPress[];
  readonly fields: Map<Element, PendingField>;
}
