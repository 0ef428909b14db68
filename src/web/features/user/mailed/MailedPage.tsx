import { useState } from 'react';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { routes } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { MailedData } from './load-mailed.ts';
import { MailedForm } from './MailedForm.tsx';
import { t } from './t.ts';

const loginUrl = `${userUrls.login}?next=${encodeURIComponent(routes['dashboard-booking'].path)}`;

/** One button that uses the link, or what became of it. */
export function MailedPage({ data: { token, link, form } }: { readonly data: MailedData }) {
  const [done, setDone] = useState(form?.done ?? '');
  if (link === null) return <End title={t('gone.title')} text={t('gone.text')} href="/" label={t('home')} />;
  const { purpose, state, email } = link;
  if (done !== '') return <End title={t('done.title')} text={done} href={loginUrl} label={t('login')} />;
  if (state === 'used') return <End title={t('used.title')} text={t('used.text')} href={loginUrl} label={t('login')} />;
  if (state === 'expired') {
    const again = { reset: userUrls.forgot, 'sign-in': userUrls.login, 'sign-up': userUrls.signup } as const;
    const isShort = purpose === 'reset' || purpose === 'sign-in';
    const href = purpose === 'address' ? '/dashboard/account' : again[purpose];
    const text = t(isShort ? 'expired.text' : 'expired.textDay');
    return <End title={t('expired.title')} text={text} href={href} label={t('expired.find')} />;
  }
  const isNew = purpose === 'sign-up' && !link.has_typed;
  return (
    <div className="shell grid max-w-[30rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{t(`${purpose}.title`)}</h1>
      <p className="wrap-anywhere text-ink-2">{t(isNew ? 'sign-up.textNew' : `${purpose}.text`, { email })}</p>
      <MailedForm token={token} link={link} posted={form} onDone={setDone} />
      <p className="text-small text-ink-2">{t('notMine')}</p>
    </div>
  );
}

interface EndProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

function End({ title, text, href, label }: EndProps) {
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <a href={href} className={buttonLook('primary')}>
            {label}
          </a>
        }
      >
        <span role="status" className="wrap-anywhere">
          {text}
        </span>
      </EmptyState>
    </div>
  );
}
