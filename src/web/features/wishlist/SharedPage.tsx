import { failureText } from '#src/web/api/failure-text.ts';
import { useMore } from '#src/web/api/use-more.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { CardGrid } from '#src/web/cards/CardGrid.tsx';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import type { SharedData } from './load.ts';
import { Nothing } from './NothingSaved.tsx';
import { t } from './texts.ts';

/** A list that somebody shares: its listings and nothing else (docs/accounts.md#sharing-a-wish-list). */
export function SharedPage({ data: { token, list } }: { readonly data: SharedData }) {
  return (
    <div className="shell py-9">
      {list === null ? (
        <Nothing title={t('shared.gone')} heading="h1">
          {t('shared.goneText')}
        </Nothing>
      ) : (
        <>
          <h1 className="text-h1">{t('shared.title')}</h1>
          <p className="mt-2 mb-7 text-ink-2">{t('shared.lead')}</p>
          <Shared token={token} list={list} />
        </>
      )}
    </div>
  );
}

function Shared({ token, list }: { readonly token: string; readonly list: NonNullable<SharedData['list']> }) {
  const { api } = useApp();
  const shown = useMore(list, async (offset) => {
    const answer = await api('wish-link/open', { token, offset });
    return answer.ok ? answer.data : failureText(answer);
  });
  if (shown.data.length === 0) return <Nothing title={t('shared.none')}>{t('shared.noneText')}</Nothing>;
  return (
    <div className="grid gap-8">
      <CardGrid courses={shown.data} columns={4} priority={4} heading="h2" />
      <MoreButton list={shown} label={t('more')} busyLabel={t('busy')} />
    </div>
  );
}
