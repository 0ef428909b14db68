// /invite and /invite/{hash}/{campaign?}: the guest's own link, and the page for a friend (docs/invites.md).
import { inviteUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { priceText } from '#src/texts/money-text.ts';
import { wireCents } from '#src/domain/money/money.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** One's own link; null for a visitor, who has to log in. */
export interface MineData {
  readonly mine: CallOutput<'invite/mine'> | null;
}

/** What a friend sees. */
export interface LandingData extends CallOutput<'invite/open'> {
  readonly hash: string;
  readonly campaign: string | null;
  /** For pages without JavaScript; null in the browser. */
  readonly form: PageForm | null;
}

/** Loads one's own link. */
export async function loadMine({ api }: PageInput): Promise<PageResult<MineData>> {
  const answer = await api('invite/mine', {});
  const head = { title: t('mine.title'), description: t('mine.loginText') };
  if (answer.ok) return { kind: 'page', data: { mine: answer.data }, head };
  return isRefusedAs(answer, 'unauthorized') ? { kind: 'page', data: { mine: null }, head } : failed(answer);
}

const HASH = /^[a-z]{12}$/;

/** Loads the landing page of a link; an unknown link is 404. */
export async function loadLanding({ api, params, form }: PageInput): Promise<PageResult<LandingData>> {
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
