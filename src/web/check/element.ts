/** Makes an element with attributes and children. Texts become text nodes: nothing that is read is ever taken for HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A button that does one thing. */
export function pressButton(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, text);
  button.addEventListener('click', onPress);
  return button;
}
