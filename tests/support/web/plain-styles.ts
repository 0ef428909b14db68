// What an element looks like in a document without style sheets follows from its name and from style attributes. The document in
// memory works it out anew for each element, and asking by role or for access asks it of all of them: here each name is asked once.

const styleOf = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** Properties that are asked for often and that no element has by its name. */
const none = new Set(['visibility', 'content-visibility', 'pointer-events', 'pointerEvents', 'position', 'clip']);

/** How an element is displayed by itself, such as `none` for a closed dialog. */
function displayOf(element: Element): string {
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden !== 'until-found') return 'none';
  const name = `${element.tagName}${element.hasAttribute('open') ? ' open' : ''}`;
  const known = displays.get(name) ?? styleOf(element).display;
  displays.set(name, known);
  return known;
}

function isPlain(element: Element): boolean {
  if (!element.isConnected || element.ownerDocument.styleSheets.length > 0) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (at.hasAttribute('style')) return false;
  return true;
}

/** Takes the place of the document's own way of working out a style; nothing changes for elements with a style of their own. */
export function askByName(): void {
  window.getComputedStyle = computedStyle;
}

function computedStyle(element: Element, part?: string | null): CSSStyleDeclaration {
  const style = () => styleOf(element, part);
  if (!isPlain(element)) return style();
  const valueOf = (name: string) => (name === 'display' ? displayOf(element) : none.has(name) ? '' : null);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_empty, name) {
      if (name === 'getPropertyValue') return (asked: string) => valueOf(asked) ?? style().getPropertyValue(asked);
      return (typeof name === 'string' ? valueOf(name) : null) ?? Reflect.get(style(), name);
    },
  });
}
