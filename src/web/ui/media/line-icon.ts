// How a line icon of `lucide-react` is drawn. The library's own way reads a dozen settings that nothing here sets, on every
// drawing of every icon; the build takes this one in its place (`vite.config.ts`, ADR 023).
import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const look = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** The component of an icon: `size` is its width and height in pixels, 24 unless said; anything else goes to the `svg`. */
export function lineIcon({ node }: IconData) {
  return function LineIcon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: number }): ReactNode {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { width: size, height: size, ...look, ...rest }, parts);
  };
}
