// The look and the parts of the sandbox's wallet. It lives in shadow trees, which pages cannot change.

const STYLE = `
:host { display: block; }
* { box-sizing: border-box; font: inherit; }
.wallet { --paper: #fff; --ink: #16201c; --soft: #55605b; --line: #8a948f; --main: #16201c; --on-main: #fff;
  --note: #f6e3c8; --on-note: #4a2f06; color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
@media (prefers-color-scheme: dark) {
  .wallet { --paper: #1d2522; --ink: #f2f5f3; --soft: #b9c3be; --line: #7d8983; --main: #f2f5f3; --on-main: #16201c;
    --note: #453018; --on-note: #f6e3c8; }
}
button { min-height: 48px; width: 100%; padding: 8px 16px; border: 1px solid var(--line); border-radius: 12px;
  background: transparent; color: var(--ink); font-weight: 600; cursor: pointer; }
button.main { border-color: var(--main); background: var(--main); color: var(--on-main); }
button:focus-visible, input:focus-visible { outline: 3px solid #1f8a70; outline-offset: 2px; }
dialog { width: 100%; max-width: 420px; max-height: 100dvh; margin: auto auto 0; padding: 0 0 20px; border: 0;
  border-radius: 20px 20px 0 0; background: var(--paper); color: var(--ink); overflow: auto; }
dialog::backdrop { background: rgb(0 0 0 / 0.55); }
@media (min-width: 600px) { dialog { margin: auto; border-radius: 20px; } }
.note { margin: 0; padding: 10px 20px; background: var(--note); color: var(--on-note); font-size: 14px; }
form { display: grid; gap: 14px; padding: 16px 20px 0; }
h2 { margin: 0; font-size: 20px; font-weight: 650; }
p { margin: 0; }
.soft { color: var(--soft); font-size: 14px; }
.amount { font-size: 24px; font-weight: 700; font-variant-numeric: tabular-nums; }
label.field { display: grid; gap: 4px; font-size: 14px; font-weight: 600; }
label.field input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--paper); color: var(--ink); font-size: 16px; font-weight: 400; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 4px; font-size: 14px; font-weight: 600; }
fieldset label { display: flex; min-height: 44px; align-items: center; gap: 10px; }
fieldset input { width: 20px; height: 20px; accent-color: #1f8a70; }
`;

/** A node with its attributes and children; texts are children too. */
export function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** A box with a shadow tree in the wallet's look; `root` holds its content. */
export function walletBox() {
  const host = make('div');
  const tree = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  tree.adoptedStyleSheets = [sheet];
  const root = make('div', { class: 'wallet' });
  tree.append(root);
  return { host, root };
}

/** An amount in minor units, for example `US$8.32`. */
export function walletMoney(amount, currency) {
  return new Intl.NumberFormat('en-SG', { style: 'currency', currency }).format(amount / 100);
}
