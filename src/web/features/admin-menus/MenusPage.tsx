import { useState } from 'react';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import type { Admitted } from '#src/web/admin/admitted.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import type { AdminMenus } from './load.ts';
import { MenusForm } from './MenusForm.tsx';
import { t } from './texts.ts';

/** The links of header, slide-out menu and footer, in one form. */
export function MenusPage({ data: admitted }: { readonly data: Admitted<AdminMenus> }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(kept) => <Inside kept={kept} />}
    </AdminShell>
  );
}

function Inside({ kept }: { readonly kept: AdminMenus }) {
  const [said, setSaid] = useState<string | null>(null);
  const { is_original: isOriginal, changed_at: changed, who } = kept;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="text-ink-2">
        <p>{t('lead')}</p>
        {isOriginal && <p>{t('first')}</p>}
        {!isOriginal && changed !== null && <p>{t('changed', { when: instantText(changed, 'UTC'), who })}</p>}
      </div>
      {said !== null && <Banner tone="success">{said}</Banner>}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <MenusForm key={kept.version} kept={kept} onDone={setSaid} />
    </div>
  );
}
