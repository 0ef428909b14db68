// Styles the field as the page asked, by plain text properties only.

const TEXT_PROPERTIES = [
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textTransform',
];

/** Sets the styles of `input` for its state; `style` has the variants base, complete, empty and invalid. */
export function applyLook(input, style, state) {
  const variants = ['base', state.empty && 'empty', state.complete && 'complete', state.error && 'invalid'];
  const chosen = variants.filter(Boolean).map((name) => style?.[name] ?? {});
  const focused = document.activeElement === input ? chosen.map((variant) => variant[':focus'] ?? {}) : [];
  const look = Object.assign({}, ...chosen, ...focused);
  for (const name of TEXT_PROPERTIES) input.style[name] = look[name] === undefined ? '' : String(look[name]);
  input.style.caretColor = look.color ?? '';
  const placeholder = Object.assign({}, ...chosen.map((variant) => variant['::placeholder'] ?? {}));
  const root = document.documentElement.style;
  if (placeholder.color) root.setProperty('--placeholder', placeholder.color);
  if (look.color) root.setProperty('--text', look.color);
}
