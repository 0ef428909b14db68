// What an entry is about: in words, and where it is looked at (docs/back-office.md#audit-log).
import { isAuditAct } from '#src/domain/admin/audit-acts.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminMessageUrl, adminPersonUrl, adminReviewUrl } from '#src/contract/admin/admin-urls.ts';
import type { RowOf } from './kit/list-page.tsx';
import { t } from './audit-texts.ts';

/** An act in words; one that an earlier version has written as it stands in the log. */
export const actText = (act: string): string => (isAuditAct(act) ? t(`act.${act}`) : act);

const details = ['after', 'before', 'by_link', 'keys', 'note', 'on_behalf_of', 'reason', 'role'] as const;

/** The name of what an act keeps: in words, or as the log has it without its underscores. */
export function detailText(name: string): string {
  const known = details.find((one) => one === name);
  return known === undefined ? name.replaceAll('_', ' ') : t(`detail.${known}`);
}

const kinds = [
  'account',
  'ambassador',
  'booking',
  'category',
  'city',
  'code',
  'code-batch',
  'country',
  'course',
  'day',
  'departure',
  'file',
  'host',
  'invitation',
  'message',
  'page',
  'partner',
  'payout-run',
  'phone',
  'rate',
  'rates',
  'report',
  'review',
  'search-words',
  'setting',
  'task',
] as const;
type Kind = (typeof kinds)[number];

const below =
  (route: 'admin-ambassadors' | 'admin-bookings' | 'admin-codes' | 'admin-content' | 'admin-places' | 'admin-rates') =>
  (id: string) =>
    `${adminRoutes[route].path}/${id}`;
const at = (route: 'admin-ambassadors' | 'admin-payouts' | 'admin-rates' | 'admin-settings' | 'admin-words') => () =>
  adminRoutes[route].path;

/** The page of each kind that has one. */
const pages: Readonly<Partial<Record<Kind, (id: string) => string>>> = {
  account: adminPersonUrl,
  ambassador: at('admin-ambassadors'),
  booking: below('admin-bookings'),
  city: below('admin-places'),
  code: below('admin-codes'),
  country: (code) => `${adminRoutes['admin-places'].path}/countries/${code}`,
  host: adminPersonUrl,
  message: adminMessageUrl,
  page: below('admin-content'),
  partner: below('admin-ambassadors'),
  'payout-run': at('admin-payouts'),
  rate: below('admin-rates'),
  rates: at('admin-rates'),
  review: adminReviewUrl,
  'search-words': at('admin-words'),
  setting: at('admin-settings'),
};

// Ids of these say nothing to a reader.
const nameless = /^[0-9a-f-]{36}$/;

/** The kind and the name in words, and the address of its page; null where it has none. */
export function aboutOf({ about, about_name: name }: Pick<RowOf<'admin/audit-list'>, 'about' | 'about_name'>): {
  readonly text: string;
  readonly href: string | null;
} {
  const [word = '', ...rest] = about.split(':');
  const id = rest.join(':');
  const kind = kinds.find((one) => one === word);
  if (kind === undefined) return { text: about, href: null };
  const called = name || (nameless.test(id) ? '' : id);
  const text = called === '' ? t(`about.${kind}`) : t('about.named', { kind: t(`about.${kind}`), name: called });
  return { text, href: pages[kind]?.(id) ?? null };
}
