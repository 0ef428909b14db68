/** Makes an element with attributes and children. Texts become text nodes: nothing that is read is ever taken for HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that does one thing. */
export function pressButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, text);
  button.addEventListener('click', onPress);
  return button;
}
