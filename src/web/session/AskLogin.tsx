import { t } from '../locale/t.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { openPopup } from '../ui/popup.ts';
import { useReloadOnLogin } from './use-reload-on-login.ts';

interface AskLoginProps {
  readonly title: string;
  readonly children: string;
}

/** A page that cannot be shown to this visitor: the same for what is another's and for what does not exist (product 1). */
export function AskLogin({ title, children }: AskLoginProps) {
  useReloadOnLogin();
  return (
    <EmptyState
      title={title}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => openPopup('login')}>{t('login.submit')}</Button>
          <a href="/" className={buttonLook('secondary')}>
            {t('missing.home')}
          </a>
        </span>
      }
    >
      {children}
    </EmptyState>
  );
}
