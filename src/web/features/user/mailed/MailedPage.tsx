import { useState } from 'react';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { routes } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { providerName } from '#src/web/session/provider.ts';
import type { MailedData } from './load-mailed.ts';
import { MailedForm } from './MailedForm.tsx';
import { t } from './texts.ts';

const loginUrlTo = (next: string | null) =>
  `${userUrls.login}?next=${encodeURIComponent(next ?? routes['dashboard-booking'].path)}`;

/** One button that uses the link, or what became of it. */
export function MailedPage({ data: { token, link, next, form } }: { readonly data: MailedData }) {
  const [done, setDone] = useState(form?.done ?? '');
  const loginUrl = loginUrlTo(next);
  // With its account a link goes as well, so that without script the page has nothing but what was done.
  const isDeleted = done !== '' && (link === null || link.purpose === 'delete');
  if (isDeleted) return <End title={t('delete.done')} text={t('delete.after')} href="/" label={t('home')} />;
  if (link === null) return <End title={t('gone.title')} text={t('gone.text')} href="/" label={t('home')} />;
  const { purpose, state, email } = link;
  if (done !== '') return <End title={t('done.title')} text={done} href={loginUrl} label={t('login')} />;
  if (state === 'used') return <End title={t('used.title')} text={t('used.text')} href={loginUrl} label={t('login')} />;
  if (state === 'expired') {
    const { href, text, label } = afterwards(purpose);
    return <End title={t('expired.title')} text={text} href={href} label={label} />;
  }
  const site = providerName(link.provider);
  const isOfIdentity = purpose === 'identity' || purpose === 'identity-code';
  if (isOfIdentity && !link.is_here)
    return <End title={t('elsewhere.title')} text={t('elsewhere.text', { site })} href={loginUrl} label={t('login')} />;
  const isNew = purpose === 'sign-up' ? !link.has_typed : purpose === 'identity' && !link.has_account;
  const title = isNew && purpose === 'identity' ? 'identity.titleNew' : (`${purpose}.title` as const);
  const text = isNew ? (purpose === 'identity' ? 'identity.textNew' : 'sign-up.textNew') : (`${purpose}.text` as const);
  return (
    <div className="shell grid max-w-[30rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{t(title, { site })}</h1>
      <p className="wrap-anywhere text-ink-2">{t(text, { email, site })}</p>
      {purpose === 'delete' && <p className="text-ink-2">{t('delete.kept')}</p>}
      <MailedForm token={token} link={link} next={next} posted={form} onDone={setDone} />
      <p className="text-small text-ink-2">{t('notMine')}</p>
    </div>
  );
}

/** Where a link that is too old can be asked for again. */
function afterwards(purpose: NonNullable<MailedData['link']>['purpose']) {
  const label = t('expired.find');
  if (purpose === 'address') return { href: '/dashboard/account', text: t('expired.textDay'), label };
  if (purpose === 'sign-up') return { href: userUrls.signup, text: t('expired.textDay'), label };
  if (purpose === 'reset') return { href: userUrls.forgot, text: t('expired.text'), label };
  if (purpose === 'delete') return { href: '/dashboard/account', text: t('expired.text'), label };
  if (purpose === 'sign-in') return { href: userUrls.login, text: t('expired.text'), label };
  return { href: userUrls.login, text: t('expired.again'), label: t('login') };
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
