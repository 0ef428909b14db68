import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';
import { t } from './t.ts';

/** The code that the host scans: dark on white in both themes, or scanners would not read it. */
export function Qr({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={t('qr')}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      className="block h-auto w-full rounded-control"
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
