// /with/{code}: the recommending partner, a button that saves the code, and a link without it
// (docs/domain/partners.md#referral-links).
import { ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConsent } from '#src/web/platform/analytics/consent.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { t } from './invite-texts.ts';
import { readPartnerCode } from '#src/domain/partner/partner.ts';
import { recommendedTarget, recommendedUrl } from '#src/contract/addresses/user-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';

export const load = loadRecommended;

export function Page({ data }: { readonly data: RecommendedData }) {
  const { name, good_days: days, code, to, form } = data;
  const { api } = useApp();
  const { navigate } = useNavigation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(form?.trouble ?? null);
  useVisit(code);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await api('partner/visit', { code, keep: true });
    if (answer.ok) return navigate(to);
    setBusy(false);
    setTrouble(failureText(answer));
  };
  const hasName = name !== '';
  return (
    <div className="shell py-10 tablet:py-16">
      <div className="mx-auto grid max-w-[34rem] justify-items-center gap-5 rounded-panel bg-sand px-5 py-10 text-center tablet:px-10">
        <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
          <ThumbsUp aria-hidden size={30} />
        </span>
        <h1 className="text-h1 wrap-anywhere">
          {hasName ? t('recommended.title', { name }) : t('recommended.titleNameless')}
        </h1>
        <p className="text-lead wrap-anywhere text-ink-2">
          {hasName ? t('recommended.lead', { name }) : t('recommended.leadNameless')}
        </p>
        {to !== '/' && <p className="text-ink-2">{t('recommended.listing')}</p>}
        <FormMessage text={trouble} />
        <form
          method="post"
          className="w-full"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void goOn();
          }}
        >
          {form !== null && <input type="hidden" name="csrf" value={form.csrf} />}
          <Button type="submit" full loading={busy} loadingLabel={t('recommended.busy')}>
            {hasName ? t('recommended.go', { name }) : t('recommended.goNameless')}
          </Button>
        </form>
        <a href={to} className={buttonLook('secondary', 'medium', true)}>
          {t('recommended.without')}
        </a>
        <p className="text-small text-ink-2">
          {hasName
            ? t('recommended.once', { name, days: String(days) })
            : t('recommended.onceNameless', { days: String(days) })}
        </p>
      </div>
    </div>
  );
}

/** Counts the visit; stores it only with consent, also when given on this page. */
function useVisit(code: string): void {
  const { api } = useApp();
  const consent = useConsent();
  useEffect(() => {
    if (consent !== 'waiting') void api('partner/visit', { code, keep: consent === 'granted' });
  }, [api, code, consent]);
}

export interface RecommendedData extends CallOutput<'partner/open'> {
  readonly code: string;
  readonly to: string;
  readonly form: PageForm | null;
}

/** An unknown or ended code is 404. */
async function loadRecommended({ api, params, url, form }: PageInput): Promise<PageResult<RecommendedData>> {
  const code = readPartnerCode(params['code'] ?? '');
  if (code === null) return { kind: 'missing', what: 'page' };
  const answer = await api('partner/open', { code });
  if (!answer.ok) return isRefusedAs(answer, 'partner-not-found') ? { kind: 'missing', what: 'page' } : failed(answer);
  const { name } = answer.data;
  return {
    kind: 'page',
    data: { ...answer.data, code, to: recommendedTarget(url.searchParams.get('recommended.to')), form: form ?? null },
    head: {
      title: name === '' ? t('recommended.titleNameless') : t('recommended.title', { name }),
      description: name === '' ? t('recommended.leadNameless') : t('recommended.lead', { name }),
      canonical: recommendedUrl(code),
      robots: 'noindex',
    },
  };
}
