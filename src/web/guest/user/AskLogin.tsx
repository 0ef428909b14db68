import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';

interface AskLoginProps {
  readonly title: string;
  readonly children: string;
}

/** A page this visitor may not see: the same for another person's and for a missing one (docs/domain/accounts.md#access). */
export function AskLogin({ title, children }: AskLoginProps) {
  useReloadOnLogin();
  const { path, search } = useNavigation();
  return (
    <EmptyState
      title={title}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <a
            href={`/user/login?next=${encodeURIComponent(path + search)}`}
            className={buttonLook('primary')}
            onClick={(event) => {
              if (openPopup('login')) event.preventDefault();
            }}
          >
            {t('login.submit')}
          </a>
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
