import { Info } from 'lucide-react';

/** What to do where no script runs; nothing is shown where one does. */
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
