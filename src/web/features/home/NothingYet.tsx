import { contentPageUrl } from '#src/contract/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { t } from './t.ts';

/** An installation without a city: said plainly, with the way for whoever would like to be the first host. */
export function NothingYet() {
  const { contentPages, brand } = useApp().settings;
  const isHostPage = contentPages.includes('be-a-host');
  const action = isHostPage
    ? { href: contentPageUrl('be-a-host'), text: t('home.beHostButton') }
    : { href: `mailto:${brand.contacts.email}`, text: t('home.emptyWrite') };
  return (
    <section aria-label={t('home.emptyTitle')} className="shell section">
      <EmptyState
        title={t('home.emptyTitle')}
        action={
          <a href={action.href} className={buttonLook('primary')}>
            {action.text}
          </a>
        }
      >
        {t('home.emptyText', { brand: brand.name })}
      </EmptyState>
    </section>
  );
}
