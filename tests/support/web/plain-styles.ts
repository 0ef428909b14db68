// Without style sheets an element's look follows from its name and style attributes. The in-memory document computes it
// again for each element of each query by role or for accessibility: this caches it by name.

const styleOf = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** Frequent properties that no element name sets. */
const none = new Set(['visibility', 'content-visibility', 'pointer-events', 'pointerEvents', 'position', 'clip']);

/** The default display of an element, such as `none` for a closed dialog. */
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

/** Replaces the document's own style computation; elements with a style attribute are unaffected. */
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
