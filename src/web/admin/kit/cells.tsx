import type { ReactNode } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';

export const oneLine = (text: ReactNode) => <span className="whitespace-nowrap">{text}</span>;

export const instantCell = (at: string | null, none = ''): ReactNode =>
  (at !== null || none !== '') && oneLine(at === null ? none : instantText(at, 'UTC'));

const widths = {
  24: 'min-w-24',
  28: 'min-w-28',
  36: 'min-w-36',
  40: 'min-w-40',
  52: 'min-w-52',
  56: 'min-w-56',
  64: 'min-w-64',
} as const;

export const longText = (text: ReactNode, width: keyof typeof widths = 36) => (
  <span className={classNames('block wrap-anywhere', widths[width])}>{text}</span>
);

export const linkTo = (href: string, text: ReactNode, className = '') => (
  <a key={href} href={href} className={classNames('link inline-flex min-h-6 items-center', className)}>
    {text}
  </a>
);

export const bookingUrl = (id: string): string => `${adminRoutes['admin-bookings'].path}/${id}`;

export const bookingRow = (id: string, ref: string, more: ReactNode) => (
  <>
    <a href={bookingUrl(id)} className="link font-medium">
      {ref}
    </a>{' '}
    {more}
  </>
);
