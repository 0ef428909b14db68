import type { PageForm } from '#src/web/app/page-form.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { AlipayText } from './AlipayText.tsx';
import { t } from './t.ts';

interface PostedNoticeProps {
  readonly form: Pick<PageForm, 'trouble' | 'next'>;
  /** In US dollars. */
  readonly due: number;
}

/** What came of a post without script, above the form, where the page begins: what is wrong, or the amount to confirm. */
export function PostedNotice({ form: { trouble, next }, due }: PostedNoticeProps) {
  if (trouble === null && next === null) return null;
  return (
    <div className="mb-8 grid gap-5">
      {trouble !== null && <Banner tone="error">{trouble}</Banner>}
      {next !== null && (
        <div className="grid gap-4 rounded-panel border border-line-strong bg-surface p-5">
          <h2 className="text-h3">{t('alipay.title')}</h2>
          <AlipayText ask={{ ...next, due }} />
          <p>{t('alipay.text')}</p>
          <a href={next.url} data-reload className={buttonLook('primary', 'large', true)}>
            {t('alipay.go')}
          </a>
        </div>
      )}
    </div>
  );
}
