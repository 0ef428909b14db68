import type { ReactNode } from 'react';
import type { Provider } from '#src/web/platform/session/provider.ts';

const blue = '#4285f4';

/** The round letter in four colours; the round blue one. By them people find the button sooner than by its words. */
const marks: Readonly<Record<Provider, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" />
      <path d="M5.07 8a8 8 0 0 0 0 8" stroke="#fbbc05" />
      <path d="M5.07 16a8 8 0 0 0 12.59 1.66" stroke="#34a853" />
      <path d="M17.66 17.66A8 8 0 0 0 20 12h-8" stroke={blue} />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path d="M16 6.6h-1.4A2.6 2.6 0 0 0 12 9.2v13.6M8.8 13h6.4" fill="none" stroke="#fff" strokeWidth="2.8" />
    </>
  ),
};

/** A provider's mark next to its name. */
export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={20} height={20} className="shrink-0">
      {marks[provider]}
    </svg>
  );
}
