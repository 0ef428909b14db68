import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { t } from '#src/web/guest/texts.ts';
import { signOut } from '#src/web/platform/session/session.ts';
import { openTooltip } from '#src/web/ui/popup/tooltip.ts';

export function useSignOut(): () => void {
  const { api } = useApp();
  const { navigate } = useNavigation();
  return () => {
    void signOut(api).then((done) => {
      if (done) navigate('/');
      else openTooltip({ text: t('menu.logoutFailed'), tone: 'error' });
    });
  };
}
