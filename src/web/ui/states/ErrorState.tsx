import { RotateCw } from 'lucide-react';
import { Button } from '#src/web/ui/button/Button.tsx';

interface ErrorStateProps {
  readonly title: string;
  readonly children: React.ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
}

export function ErrorState({ title, children, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 rounded-panel bg-error-soft px-6 py-12 text-center">
      <h2 className="text-h3 text-error">{title}</h2>
      <div className="max-w-[33.7em] text-ink">{children}</div>
      {onRetry !== undefined && (
        <Button kind="secondary" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
