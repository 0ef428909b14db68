import type { ReactNode } from 'react';
import { Sidebar } from './Sidebar.tsx';

/** The page beside its sidebar; on small screens the sidebar lies above as a band. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="shell framed grid gap-x-10 pb-20 desk:grid-cols-[15rem_minmax(0,1fr)] print:block print:p-0">
      <Sidebar />
      {children}
    </div>
  );
}
