import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { WidgetState } from '#src/domain/booking/steps/widget-state.ts';

/**
 * After a date has been chosen the next thing is its time: once the times are there, the first of them takes the focus
 * from the date's button (visual 7.5). Who has gone on meanwhile is left alone. Answers what to call with each choice.
 */
export function useTimeFocus(
  button: RefObject<HTMLButtonElement | null>,
  { times, waiting }: Pick<WidgetState, 'times' | 'waiting'>,
): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || waiting.times !== null || times.length === 0) return;
    isAsked.current = false;
    if (document.activeElement !== button.current) return;
    const radios = [...(button.current?.form?.querySelectorAll<HTMLInputElement>('input[name=book-time]') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  }, [button, times, waiting.times]);
  return () => {
    isAsked.current = true;
  };
}
