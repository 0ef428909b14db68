// /invite: the guest's referral link and its results (docs/domain/partners.md#invitations).
import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { t } from './invite-texts.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export interface MineData {
  readonly mine: CallOutput<'invite/mine'> | null;
}

async function loadMine({ api }: PageInput): Promise<PageResult<MineData>> {
  const answer = await api('invite/mine', {});
  const head = { title: t('mine.title'), description: t('mine.loginText') };
  if (answer.ok) return { kind: 'page', data: { mine: answer.data }, head };
  return isRefusedAs(answer, 'unauthorized') ? { kind: 'page', data: { mine: null }, head } : failed(answer);
}

export const load = loadMine;

type Mine = CallOutput<'invite/mine'>;

export function Page({ data: { mine } }: { readonly data: MineData }) {
  return (
    <div className="shell max-w-[48rem] py-8 tablet:py-12">
      <h1 className="text-display">{t('mine.title')}</h1>
      {mine === null ? (
        <div className="mt-6">
          <AskLogin title={t('mine.login')}>{t('mine.loginText')}</AskLogin>
        </div>
      ) : (
        <Invitations mine={mine} />
      )}
    </div>
  );
}

function Invitations({ mine }: { readonly mine: Mine }) {
  const amount = priceText(wireCents(mine.amount));
  const minimum = priceText(wireCents(mine.minimum_spend));
  return (
    <>
      <p className="mt-3 text-lead text-ink-2">{t('mine.lead', { amount })}</p>
      <div className="mt-6 grid gap-3">
        <CopyField label={t('mine.copy')} value={mine.url} />
        <ShareLink url={mine.url} text={t('mine.shareText', { amount })} />
      </div>
      <h2 className="mt-10 text-h3">{t('mine.steps')}</h2>
      <ol className="mt-3 list-decimal ps-6 text-ink-2">
        <li>{t('mine.step1')}</li>
        <li>{t('mine.step2', { amount })}</li>
        <li>{t('mine.step3', { amount })}</li>
      </ol>
      <p className="mt-4 text-small text-ink-2">{t('mine.legal', { minimum })}</p>
      <h2 className="mt-10 text-h3">{t('mine.what')}</h2>
      <p className="mt-2 text-ink-2">{mine.total === 0 ? t('mine.empty') : t('mine.count', { count: mine.total })}</p>
      <ul className="mt-4 grid gap-3">
        {mine.invitations.map((one) => (
          <li key={one.taken_at} className="rounded-card border border-line bg-surface p-4">
            <Outcome one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Outcome({ one: { taken_at, reason, thanks } }: { readonly one: Mine['invitations'][number] }) {
  const dateOf = useReaderDate();
  if (reason !== null) return <p className="text-small text-ink-2">{t(`reason.${reason}`)}</p>;
  if (thanks === null) return <p className="text-small">{t('state.taken', { date: dateOf(taken_at) })}</p>;
  const { code, amount, valid_until } = thanks;
  const label = t('mine.code', { amount: priceText(wireCents(amount)), date: dateOf(valid_until) });
  return (
    <div className="grid gap-2">
      <p className="text-small font-bold text-success">{t('state.earned')}</p>
      <CopyField label={label} value={code} />
    </div>
  );
}

function ShareLink({ url, text }: { readonly url: string; readonly text: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  if (!canShare) return null;
  return (
    <Button
      kind="primary"
      full
      // Closing the share sheet is no error.
      onClick={() => void navigator.share({ url, text }).catch(() => undefined)}
    >
      <Share2 aria-hidden size={18} />
      {t('mine.share')}
    </Button>
  );
}
