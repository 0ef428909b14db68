import { useState } from 'react';
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { WorkLink } from '#src/web/admin/WorkLink.tsx';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { ageText, currencyName, rateWords, sourceText, stateText } from '#src/web/admin/rate-words.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { Rate, RateData } from './load.ts';
import { RateForm } from './RateForm.tsx';
import { RateHistory } from './RateHistory.tsx';
import { t } from './texts.ts';

/** One exchange rate: what it is, the way to set it by hand, and what it has been. */
export function RatePage({ data: { admitted } }: { readonly data: RateData }) {
  const title = admitted.kind === 'in' ? currencyName(admitted.data.code) : t('title');
  return (
    <AdminShell admitted={admitted} title={title}>
      {(rate) => <Inside key={rate.code} rate={rate} />}
    </AdminShell>
  );
}

function Inside({ rate }: { readonly rate: Rate }) {
  const { path, navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts rate={rate} />
        {said !== null && <Banner tone="success">{said}</Banner>}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {isOpen ? (
          <RateForm
            key={rate.version}
            rate={rate}
            onDone={(message) => {
              setSaid(message);
              setOpen(false);
              navigate(path, { replace: true });
            }}
            onEnd={() => setOpen(false)}
          />
        ) : (
          <div className="needs-script">
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t('set')}
            </Button>
          </div>
        )}
      </div>
      <RateHistory rate={rate} />
    </div>
  );
}

function Facts({ rate }: { readonly rate: Rate }) {
  const utc = (at: string | null) => (at === null ? '' : t('utc', { when: instantText(at, 'UTC') }));
  const rows = [
    [t('facts.rate'), rate.rate === null ? '' : rateWords(rate.rate, rate.code)],
    [t('facts.state'), stateText(rate.state)],
    [t('facts.age'), ageText(rate.age_hours)],
    [t('facts.good'), utc(rate.good_at)],
    [t('facts.source'), sourceText(rate.source)],
    [t('facts.held'), utc(rate.held_until)],
    [t('facts.use'), t(rate.is_used ? 'yes' : 'no')],
  ].filter(([, value]) => value !== '');
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={adminRoutes['admin-rates'].path} className={link}>
          {t('all')}
        </a>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + auditList.write({ about: `rate:${rate.code}` })}
          className={link}
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}
