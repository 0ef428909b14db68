// Renders `lucide-react` icons without the library's unused settings, which cost time; the build substitutes it
// (`vite.config.ts`, ADR 023).
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

/** `size` in pixels, 24 by default; other props go to the `svg`. */
export function lineIcon({ node }: IconData) {
  return function LineIcon({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: number }): ReactNode {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { width: size, height: size, ...look, ...rest }, parts);
  };
}
