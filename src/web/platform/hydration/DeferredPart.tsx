import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { replayInput } from './replay-input.ts';

interface DeferredPartProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part that the server has rendered and whose code loads after the page: presses in it wait for the code (ADR 023).
 */
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

// Runs its effect with those of what it waits next to.
function LoadMarker({ onLoad }: { readonly onLoad: () => void }) {
  useEffect(onLoad);
  return null;
}
