import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '#src/web/platform/app/app-context.tsx';

export type NearState = 'ready' | 'asking' | 'failed';

interface NearMe {
  readonly state: NearState;
  /** Leads to the search near the guest; false without a position. */
  readonly locate: (keyword: string, go: (href: string) => void) => Promise<boolean>;
  /** Drops a late position. */
  readonly drop: () => void;
}

/** Asks for the position once per call of `locate`. */
export function useNearMe(): NearMe {
  const { api } = useApp();
  const [state, setState] = useState<NearState>('ready');
  const attempt = useRef(0);
  const drop = useCallback(() => {
    attempt.current += 1;
    setState('ready');
  }, []);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  const locate: NearMe['locate'] = async (keyword, go) => {
    const mine = (attempt.current += 1);
    setState('asking');
    const { nearestHref } = await import('./nearest-city.ts');
    const href = await nearestHref(api, keyword);
    if (mine !== attempt.current) return true;
    setState(href === null ? 'failed' : 'ready');
    if (href !== null) go(href);
    return href !== null;
  };
  return { state, locate, drop };
}
