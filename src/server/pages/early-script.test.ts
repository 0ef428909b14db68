import { describe, expect, it } from 'vitest';
import { hashSource, inlineText } from './early-script.ts';

describe('the script in a page', () => {
  it('keeps its names to itself', () => {
    expect(inlineText('var e = 1;\n')).toBe('(()=>{var e = 1;})()');
  });

  it.each(['"</script>"', '"</SCRIPT "', '"<!--"'])('is refused when %s stands in it', (text) => {
    expect(() => inlineText(text)).toThrow('would end its own element');
  });

  it('is named by the hash of its text, as browsers take it', () => {
    expect(hashSource('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });
});
