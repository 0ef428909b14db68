import { useRef } from 'react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { useHeightVariable } from '#src/web/ui/browser/use-height-variable.ts';
import { answerConsent } from '#src/web/platform/analytics/consent.ts';

/** Consent to analytics; both buttons weigh the same (docs/reference/texts.md#analytics). Above a phone's bottom bar. */
export function ConsentBanner() {
  const { contentPages } = useApp().settings;
  const bar = useRef<HTMLElement>(null);
  useHeightVariable(bar, '--consent-bar');
  return (
    <section
      ref={bar}
      aria-label={t('consent.label')}
      className="fixed inset-x-0 bottom-[var(--phone-bar,0px)] z-(--z-sheet) border-t border-line bg-surface shadow-2 print:hidden"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-[46.8em] text-small">
          {t('consent.text')}{' '}
          {contentPages.includes('privacy-policy') && (
            <a href={contentPageUrl('privacy-policy')} className="link">
              {t('footer.privacy')}
            </a>
          )}
        </p>
        <p className="flex gap-3">
          <button type="button" className={buttonLook('secondary', 'small')} onClick={() => answerConsent('denied')}>
            {t('consent.deny')}
          </button>
          <button type="button" className={buttonLook('secondary', 'small')} onClick={() => answerConsent('granted')}>
            {t('consent.grant')}
          </button>
        </p>
      </div>
    </section>
  );
}
