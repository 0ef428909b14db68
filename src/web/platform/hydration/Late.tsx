import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { catchUp } from './catch-up.ts';

interface LateProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part that the server has drawn and whose code comes after the page: what is pressed in it meanwhile is kept until the
 * code is there (ADR 044).
 */
export function Late({ fallback, children }: LateProps) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    const timer = setTimeout(catchUp);
    return () => clearTimeout(timer);
  }, [isHere]);
  return (
    <div className="contents" data-late={isHere ? undefined : ''}>
      <Suspense fallback={fallback}>
        {children}
        <Arrived onArrive={() => setHere(true)} />
      </Suspense>
    </div>
  );
}

// Runs its effect with those of what it waits next to.
function Arrived({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(onArrive);
  return null;
}
