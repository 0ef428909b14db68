import { type ReactNode, useState } from 'react';

interface TellMoreProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing to tell, folded away until it is asked for: what is inside asks the server. */
export function TellMore({ title, children }: TellMoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="needs-script mt-3 border-t border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      open={isOpen}
    >
      <summary className="link inline-flex min-h-12 cursor-pointer items-center font-medium">{title}</summary>
      {isOpen && <div className="max-w-140 pb-2">{children}</div>}
    </details>
  );
}
