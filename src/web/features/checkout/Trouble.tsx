import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { showMessage } from '../../ui/show-message.ts';

/** Why a booking or a payment did not go through. When it appears it comes into view and takes the focus (spec 8). */
export function Trouble({ text }: { readonly text: string | null }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null && message.current !== null) showMessage(message.current);
  }, [text]);
  if (text === null) return null;
  return (
    <div ref={message} tabIndex={-1} className="scroll-my-24 rounded-control">
      <Banner tone="error">{text}</Banner>
    </div>
  );
}
