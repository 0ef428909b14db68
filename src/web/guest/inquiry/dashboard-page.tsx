import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { t as sharedCount } from '#src/web/guest/booking/texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { type Inquiry, statusTones, type OpenInquiry } from './inquiry.ts';
import { t } from './texts.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { useMore } from '#src/web/platform/api/use-more.ts';
import { InquiryPage, loadInquiry } from './page.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

function InquiryRow({ inquiry }: { readonly inquiry: Inquiry }) {
  const { id, status, course_title: title, date, time, pax, message } = inquiry;
  const other = inquiry.viewer === 'host' ? inquiry.guest_name : inquiry.host_name;
  return (
    <li className="lift-host group relative rounded-panel border border-line bg-surface p-5">
      <p className="mb-1">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      </p>
      <h2 className="text-body font-bold wrap-anywhere">
        <a href={dashboardInquiryUrl(id)} className="after:absolute after:inset-0 group-hover:underline">
          <Written>{title}</Written>
        </a>
      </h2>
      <p className="text-small text-ink-2 wrap-anywhere">
        {time === null ? dateText(date) : `${dateText(date)}, ${time}`} ·{' '}
        {sharedCount('book.guestsCount', { count: pax })} · {other}
      </p>
      <p className="mt-2 line-clamp-2 wrap-anywhere">
        <Written isBlock>{message}</Written>
      </p>
    </li>
  );
}

const bookings = routes['dashboard-booking'].path;
const here = dashboardInquiryUrl();

function DashboardInquiryPage({ data }: { readonly data: DashboardInquiryData }) {
  if (data.kind === 'one') return <InquiryPage data={data.open} />;
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-4xl">
        <h1 className="mb-5 text-h1">{t('listTitle')}</h1>
        {data.kind === 'signed-out' ? (
          <AskLogin title={t('list.login')}>{t('list.loginText')}</AskLogin>
        ) : (
          <List data={data} />
        )}
      </div>
    </div>
  );
}

function List({ data: { role, list } }: { readonly data: Extract<DashboardInquiryData, { kind: 'list' }> }) {
  const { api } = useApp();
  const more = useMore(list, async (offset) => {
    const answer = await api('inquiry/list', { role, offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  return (
    <div className="grid gap-6">
      <LinkTabs
        label={t('list.tabs')}
        tabs={[
          { href: here, label: t('list.sent'), isHere: role === 'guest' },
          { href: `${here}?as=host`, label: t('list.received'), isHere: role === 'host' },
        ]}
      />
      {more.data.length === 0 ? (
        <EmptyState
          title={t(`list.empty.${role}`)}
          action={
            <a href={role === 'guest' ? '/' : bookings} className={buttonLook('primary')}>
              {t(`list.way.${role}`)}
            </a>
          }
        >
          {t(`list.emptyText.${role}`)}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {more.data.map((inquiry) => (
            <InquiryRow key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      )}
      <MoreButton list={more} label={t('list.more')} busyLabel={t('busy')} />
    </div>
  );
}

export { DashboardInquiryPage as Page };

// /dashboard/booking/inquiry: sent and received questions; with an id, one of them (docs/reference/addresses.md#paths).

type Role = 'guest' | 'host';

type DashboardInquiryData =
  | { readonly kind: 'list'; readonly role: Role; readonly list: CallOutput<'inquiry/list'> }
  | { readonly kind: 'one'; readonly open: OpenInquiry | null }
  | { readonly kind: 'signed-out' };

export async function load(input: PageInput): Promise<PageResult<DashboardInquiryData>> {
  const id = input.params['id'];
  if (id !== undefined) {
    const result = await loadInquiry(input, id);
    return result.kind === 'page' ? { ...result, data: { kind: 'one', open: result.data } } : result;
  }
  const role: Role = input.url.searchParams.get('as') === 'host' ? 'host' : 'guest';
  const head = { title: t('listTitle'), robots: 'noindex' } as const;
  const answer = await input.api('inquiry/list', { role });
  if (answer.ok) return { kind: 'page', data: { kind: 'list', role, list: answer.data }, head };
  const isSignedOut = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isSignedOut ? { kind: 'page', data: { kind: 'signed-out' }, head } : failed(answer);
}
