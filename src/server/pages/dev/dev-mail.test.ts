import { describe, expect, it } from 'vitest';
import { linked } from './dev-mail.ts';

describe('the addresses in a mail of the demo', () => {
  it('become links, with everything round them and in them escaped', () => {
    const text = 'See <b>: https://banyan.example/a?b=1&c=2 or "https://x.example/"onclick="y"';
    expect(linked(text).join('')).toBe(
      'See &lt;b&gt;: <a href="https://banyan.example/a?b=1&amp;c=2">https://banyan.example/a?b=1&amp;c=2</a> or ' +
        '&quot;<a href="https://x.example/">https://x.example/</a>&quot;onclick=&quot;y&quot;',
    );
  });
});
