import { useEffect, useRef } from 'react';
import { Banner } from './Banner.tsx';
import { showMessage } from './show-message.ts';

/** What went wrong with a form or a button. It comes into view and takes the focus when it appears (spec 8). */
export function FormMessage({ text }: { readonly text: string | null }) {
  const message = useRef<HTMLDivElement>(null);
  const isShown = text !== null && text !== '';
  useEffect(() => {
    if (isShown && message.current !== null) showMessage(message.current);
  }, [isShown, text]);
  if (!isShown) return null;
  return (
    <div ref={message} tabIndex={-1} className="scroll-my-24 rounded-control">
      <Banner tone="error">{text}</Banner>
    </div>
  );
}
