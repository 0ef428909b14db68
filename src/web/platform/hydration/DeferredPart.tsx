import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { replayInput } from './replay-input.ts';

interface DeferredPartProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A server-rendered part whose code loads later: presses in it wait (ADR 023). */
export function DeferredPart({ fallback, children }: DeferredPartProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(replayInput);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (
    <div className="contents" data-late={isLoaded ? undefined : ''}>
      <Suspense fallback={fallback}>
        {children}
        <LoadMarker onLoad={() => setLoaded(true)} />
      </Suspense>
    </div>
  );
}

function LoadMarker({ onLoad }: { readonly onLoad: () => void }) {
  useEffect(onLoad);
  return null;
}
