import { useEffect, useRef } from 'react';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { showMessage } from '#src/web/ui/popup/show-message.ts';
import { Info } from 'lucide-react';

/** An error of a form or button: scrolls into view and takes the focus (docs/domain/checkout.md#after-an-error). */
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

/** Shown without script only. */
export function NoScriptNote({ children }: { readonly children: string }) {
  return (
    <noscript>
      <p className="flex gap-3 rounded-control bg-info-soft p-4 text-small">
        <Info aria-hidden size={20} className="shrink-0 text-info" />
        {children}
      </p>
    </noscript>
  );
}
