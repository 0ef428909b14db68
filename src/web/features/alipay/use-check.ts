import { useEffect, useState } from 'react';
import { leavePage } from '../../analytics/leave-page.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { check } from './load.ts';
import type { AlipayData } from './load.ts';

const FIRST_MS = 1500;
const LONGEST_MS = 10_000;
// From here on people wonder whether something is wrong.
const LONG_MS = 30_000;

/** The pause before the next question: a little longer each time. */
export function nextPause(pause: number): number {
  return Math.min(LONGEST_MS, Math.round(pause * 1.4));
}

/** Asks until the payment is settled, and goes on when it is. `isLong` after half a minute. */
export function useCheck({ token, state }: AlipayData) {
  const { api } = useApp();
  const [isFailed, setFailed] = useState(state === 'failed');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isFailed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const ask = async (pause: number): Promise<void> => {
      const answer = await check(api, token);
      if (!isHere) return;
      if (answer.ok && answer.data.state !== 'pending') {
        const { url } = answer.data;
        if (url === null) return setFailed(true);
        return leavePage(() => window.location.replace(url));
      }
      timer = setTimeout(() => void ask(nextPause(pause)), pause);
    };
    timer = setTimeout(() => void ask(nextPause(FIRST_MS)), FIRST_MS);
    const long = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
      clearTimeout(long);
    };
  }, [api, token, isFailed]);
  return { isFailed, isLong };
}
