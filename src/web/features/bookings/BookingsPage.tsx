import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { openPopup } from '../../ui/popup.ts';
import { BookingList } from './BookingList.tsx';
import type { BookingsData } from './load.ts';
import { t } from './t.ts';

/** My Booking: the next trip first. */
export function BookingsPage({ data }: { readonly data: BookingsData }) {
  const { api } = useApp();
  const { isLogin, known } = useSession();
  const [list, setList] = useState(data);
  // A login in the popup brings the list without a new page; a logout takes it away.
  useEffect(() => {
    if (!known) return;
    if (!isLogin) return setList(null);
    void api('booking/list-guest', { when: 'all' }).then((answer) => {
      if (answer.ok) setList(answer.data);
    });
  }, [api, isLogin, known]);
  return (
    <div className="shell pt-6 desk:pt-9">
      <div className="mx-auto max-w-4xl">
        <h1 className="mb-7 text-h1">{t('title')}</h1>
        {list === null && (
          <EmptyState
            title={t('login.title')}
            action={<Button onClick={() => openPopup('login')}>{t('login')}</Button>}
          >
            {t('login.text')}
          </EmptyState>
        )}
        {list !== null && list.data.length === 0 && (
          <EmptyState
            title={t('empty.title')}
            action={
              <a href="/" className={buttonLook('primary')}>
                {t('empty.button')}
              </a>
            }
          >
            {t('empty.text')}
          </EmptyState>
        )}
        {list !== null && list.data.length > 0 && <BookingList bookings={list.data} />}
      </div>
    </div>
  );
}
