/**
 * A ref that gives focus to a field when it appears inside an open popup: for content that loads after the popup opened.
 * On a page of its own the field leaves the focus where it is.
 */
export function focusInPopup(node: HTMLElement | null): void {
  if (node?.closest('dialog[open]') !== null) node?.focus();
}
