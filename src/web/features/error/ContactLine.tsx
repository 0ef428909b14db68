import { useApp } from '#src/web/app/app-context.tsx';
import { t } from '../../locale/t.ts';

/** Whom to write to or call when a page does not help. */
export function ContactLine() {
  const { contacts } = useApp().settings.brand;
  return (
    <p className="mt-6 text-ink-2">
      {t('missing.contact')}{' '}
      <a href={`mailto:${contacts.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
        {contacts.email}
      </a>{' '}
      ·{' '}
      <a href={`tel:${contacts.phone.replaceAll(' ', '')}`} className="link inline-flex min-h-11 items-center">
        {contacts.phone}
      </a>
    </p>
  );
}
