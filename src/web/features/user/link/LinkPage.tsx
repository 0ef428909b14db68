import { useState } from 'react';
import { routes } from '#src/contract/urls.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AgainForm } from './AgainForm.tsx';
import { BookedNote } from './BookedNote.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import type { Did, LinkData } from './load-link.ts';
import { t } from './t.ts';

/** Verifies an address or takes a booking into its account, with one button; or says what became of the link. */
export function LinkPage({ data: { token, link, did: before, trouble } }: { readonly data: LinkData }) {
  const [did, setDid] = useState<Did | null>(before);
  if (link === null) return <Lost />;
  const { state, email } = link;
  if (state === 'done' || (did !== null && did !== 'sent')) return <Done did={did} email={email} />;
  const isExpired = state === 'expired';
  return (
    <div className="shell grid max-w-[34rem] gap-6 py-10 tablet:py-14">
      <h1 className="text-h1">{t(`${state}.title`)}</h1>
      <BookedNote link={link} />
      {isExpired ? (
        <AgainForm token={token} email={email} isSent={did === 'sent'} onSent={() => setDid('sent')} />
      ) : (
        <ConfirmForm token={token} link={link} trouble={trouble} onDone={setDid} />
      )}
      <p className="text-small text-ink-2">{t('notMine')}</p>
    </div>
  );
}

function Done({ did, email }: { readonly did: Did | null; readonly email: string }) {
  const text = did === 'verify' || did === 'join' ? t(`done.${did}`, { email }) : t('done.again');
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={t('done.title')}
        action={
          <a
            href={`/user/login?next=${encodeURIComponent(routes['dashboard-booking'].path)}`}
            className={buttonLook('primary')}
          >
            {t('login')}
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

function Lost() {
  return (
    <div className="shell max-w-3xl py-10 tablet:py-14">
      <EmptyState
        heading="h1"
        title={t('lost.title')}
        action={
          <a href="/" className={buttonLook('primary')}>
            {t('lost.home')}
          </a>
        }
      >
        {t('lost.text')}
      </EmptyState>
    </div>
  );
}
