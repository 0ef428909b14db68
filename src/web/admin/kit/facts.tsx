// Layout of a detail page: facts with links, and rows in two columns.
import type { ReactNode } from 'react';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { classNames } from '#src/web/ui/class-names.ts';

/** An empty, null or false value is omitted. */
export type Fact = readonly [label: string, value: ReactNode];

export interface FactLink {
  readonly href: string;
  readonly label: string;
  readonly permission?: StaffPermission;
}

/** The audit log of a subject, such as `code:` with its id. */
export const auditLink = (about: string, label: string): FactLink => ({
  href: adminRoutes['admin-audit'].path + buildQuery({ about }),
  label,
  permission: 'audit-log',
});

const isGiven = ([, value]: Fact): boolean => value !== '' && value !== null && value !== false;

export function Facts({
  facts,
  links = [],
}: {
  readonly facts: readonly Fact[];
  readonly links?: readonly FactLink[];
}) {
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.filter(isGiven).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Links links={links} className="mt-2" />
    </div>
  );
}

export function Links({ links, className }: { readonly links: readonly FactLink[]; readonly className?: string }) {
  const mayDo = useMayDo();
  const allowed = links.filter(({ permission }) => permission === undefined || mayDo(permission));
  if (allowed.length === 0) return null;
  return (
    <p className={classNames('flex flex-wrap gap-x-6', className)}>
      {allowed.map(({ href, label }) => (
        <a key={href} href={href} className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </p>
  );
}

/** Name, details below, and a text, amount or action at the end. */
export interface Row {
  readonly key: string;
  readonly main: ReactNode;
  readonly below?: ReactNode;
  readonly about?: ReactNode;
  readonly amount?: string;
  readonly acts?: ReactNode;
}

export function Rows({ rows, none }: { readonly rows: readonly Row[]; readonly none: string }) {
  if (rows.length === 0) return none === '' ? null : <p className="text-ink-2">{none}</p>;
  return (
    <ul>
      {rows.map(({ key, ...row }) => (
        <OneRow key={key} {...row} />
      ))}
    </ul>
  );
}

function OneRow({ main, below, about, amount, acts }: Omit<Row, 'key'>) {
  const align =
    amount !== undefined
      ? 'items-start'
      : acts !== undefined
        ? 'flex-wrap items-center gap-y-2'
        : 'flex-wrap items-baseline';
  return (
    <li className={classNames('flex justify-between gap-x-4 border-t border-line py-2.5', align)}>
      <span className="min-w-0 wrap-anywhere">
        {below === undefined ? main : <span className="block font-medium">{main}</span>}
        {below !== undefined && <span className="numbers block text-small text-ink-2">{below}</span>}
      </span>
      {about !== undefined && <span className="numbers text-small text-ink-2">{about}</span>}
      {amount !== undefined && <span className="numbers shrink-0 font-bold">{amount}</span>}
      {acts}
    </li>
  );
}

const columns = {
  even: 'desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
  first: 'desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
  second: 'desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
} as const;

interface ColumnsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly wide?: keyof typeof columns;
}

export function Columns({ first, second, wide = 'even' }: ColumnsProps) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] items-start gap-8', columns[wide])}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{first}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{second}</div>
    </div>
  );
}
