import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { t } from './invite-texts.ts';
import { keepLinkCode } from '#src/web/guest/booking/own-codes.ts';
import { inviteUrl } from '#src/contract/addresses/urls.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

// /invite/{hash}/{campaign?}: the inviting friend, the discount, one button (docs/domain/partners.md#invitations).

export interface LandingData extends CallOutput<'invite/open'> {
  readonly hash: string;
  readonly campaign: string | null;
  readonly form: PageForm | null;
}

const HASH = /^[a-z]{12}$/;

/** An unknown link is 404. */
async function loadLanding({ api, params, form }: PageInput): Promise<PageResult<LandingData>> {
  const { hash = '', campaign } = params;
  if (!HASH.test(hash)) return { kind: 'missing', what: 'page' };
  const answer = await api('invite/open', { hash });
  if (!answer.ok) return isRefusedAs(answer, 'invite-not-found') ? { kind: 'missing', what: 'page' } : failed(answer);
  const { inviter_name: name, amount } = answer.data;
  return {
    kind: 'page',
    data: { ...answer.data, hash, campaign: campaign ?? null, form: form ?? null },
    head: {
      title: t('landing.title', { name }),
      description: t('landing.lead', { name, amount: priceText(wireCents(amount)) }),
      canonical: inviteUrl(hash),
      robots: 'noindex',
    },
  };
}

export const load = loadLanding;

type Code = CallOutput<'invite/accept'>['data'];

export function Page({ data }: { readonly data: LandingData }) {
  const dateOf = useReaderDate();
  const { api } = useApp();
  const [code, setCode] = useState<Code | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(data.form?.trouble ?? null);
  const amount = priceText(wireCents(data.amount));
  const minimum = priceText(wireCents(data.minimum_spend));
  const accept = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await api('invite/accept', { hash: data.hash, ...(data.campaign && { campaign: data.campaign }) });
    setBusy(false);
    if (!answer.ok) return setTrouble(failureText(answer));
    setCode(answer.data.data);
    keepLinkCode(answer.data.data.code);
  };
  const visibleCode = code ?? givenWithoutScript(data);
  return (
    <div className="shell py-10 tablet:py-16">
      <div className="mx-auto grid max-w-[34rem] justify-items-center gap-5 rounded-panel bg-sand px-5 py-10 text-center tablet:px-10">
        <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
          <Gift aria-hidden size={30} />
        </span>
        <h1 className="text-h1 wrap-anywhere">{t('landing.title', { name: data.inviter_name })}</h1>
        <p className="text-lead text-ink-2">{t('landing.lead', { name: data.inviter_name, amount })}</p>
        <FormMessage text={trouble} />
        {visibleCode === null ? (
          <form
            method="post"
            className="w-full"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void accept();
            }}
          >
            {data.form !== null && <input type="hidden" name="csrf" value={data.form.csrf} />}
            <Button type="submit" full loading={busy} loadingLabel={t('landing.busy')}>
              {t('landing.get', { amount })}
            </Button>
          </form>
        ) : (
          <div role="status" className="grid w-full gap-4 text-start">
            <CopyField label={t('code.label')} value={visibleCode.code} />
            <p className="text-small text-ink-2">
              {t('code.until', { date: dateOf(visibleCode.valid_until), minimum })}
            </p>
          </div>
        )}
        <a href="/" className={buttonLook(visibleCode === null ? 'secondary' : 'primary', 'medium', true)}>
          {t(visibleCode === null ? 'landing.another' : 'landing.find')}
        </a>
        <p className="text-small text-ink-2">{t('landing.once', { minimum, days: data.good_days })}</p>
      </div>
    </div>
  );
}

function givenWithoutScript({ form }: LandingData): Pick<Code, 'code' | 'valid_until'> | null {
  const { code, valid_until } = form?.values ?? {};
  return code === undefined || valid_until === undefined ? null : { code, valid_until };
}
