import { useApp } from '../app/app-context.tsx';
import { useNavigation } from '../router/navigation.tsx';
import { t } from '../locale/t.ts';
import { signOut } from '../session/session.ts';
import { openTooltip } from '../ui/popup/tooltip.ts';

/** Logs out and goes home when the server says so (logout); says so when it could not be done. */
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
