import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { showMessage } from '../../ui/show-message.ts';

/** A question that a press has raised: it comes into view and takes the focus, wherever the button was. */
export function BroughtIntoView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) showMessage(box.current);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-28 rounded-control">
      {children}
    </div>
  );
}
