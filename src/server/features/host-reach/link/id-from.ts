import { createHash } from 'node:crypto';

/** The same id for the same text: what is asked for twice, such as the links of a page or a press of its button, is one. */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(`host-link ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
