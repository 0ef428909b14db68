import type { ReactNode } from 'react';
import type { StaffWork } from '#src/domain/admin/areas.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';

interface WorkLinkProps {
  readonly work: StaffWork;
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to work that may be another area's: then there is none. */
export function WorkLink({ work, href, className, children }: WorkLinkProps) {
  const mayDo = useMayDo();
  return (
    mayDo(work) && (
      <a href={href} className={className}>
        {children}
      </a>
    )
  );
}
