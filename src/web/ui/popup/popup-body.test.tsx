import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PopupBody } from './Popup.tsx';

const drawn = (locked: boolean) =>
  renderToString(
    <PopupBody name="login" title="Login" titleId="t" bare={false} locked={locked}>
      inside
    </PopupBody>,
  );

describe('a popup', () => {
  it('has a close button, and none while it is locked', () => {
    expect(drawn(false)).toMatch(/<button[^>]*aria-label="Close"/);
    expect(drawn(true)).toContain('inside');
    expect(drawn(true)).not.toContain('<button');
  });

  it('keeps the page behind it from scrolling', () => {
    const css = readFileSync(new URL('../../styles/base.css', import.meta.url), 'utf8');
    const rule = css.slice(css.indexOf('html:has(dialog[open]:modal)'));
    expect(rule.slice(0, rule.indexOf('}'))).toContain('overflow: hidden');
    expect(css).toContain('html:has(dialog[open]:modal)');
  });
});
