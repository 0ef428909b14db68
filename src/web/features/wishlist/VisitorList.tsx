import { useEffect, useState } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { CardSkeletons } from '#src/web/cards/CardSkeletons.tsx';
import { SavedTiles } from '#src/web/saved/SavedCourses.tsx';
import { useSaved } from '#src/web/saved/saved.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { NothingSaved } from './NothingSaved.tsx';
import { t } from './texts.ts';

/** The list of a visitor, which only the browser has: until it is read, what will come is outlined. */
export function VisitorList() {
  const saved = useSaved();
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return (
    <div className="grid gap-8">
      <NoScriptNote>{t('noScript')}</NoScriptNote>
      <LoginInvitation />
      {isRead ? saved.length === 0 ? <NothingSaved /> : <SavedTiles saved={saved} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="needs-script">
      <CardSkeletons count={3} columns={3} />
    </div>
  );
}

/** What an account adds. A link, so that it works without script; with script it opens the popup. */
function LoginInvitation() {
  const next = encodeURIComponent(routes['dashboard-wishlist'].path);
  return (
    <section
      aria-labelledby="keep"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="min-w-0">
        <h2 id="keep" className="text-body font-bold">
          {t('login.title')}
        </h2>
        <p className="text-small text-ink-2">{t('login.text')}</p>
      </div>
      <a
        href={`/user/login?next=${next}`}
        className={buttonLook('secondary', 'small')}
        onClick={(event) => {
          if (openPopup('login')) event.preventDefault();
        }}
      >
        {t('login.button')}
      </a>
    </section>
  );
}
