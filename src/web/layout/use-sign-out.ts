import { useApp } from '../app-context.tsx';
import { useNavigation } from '../navigation.tsx';
import { signOut } from '../session/session.ts';

/** Logs out and goes home when the server says so (spec 4: logout). */
export function useSignOut(): () => void {
  const { api } = useApp();
  const { navigate } = useNavigation();
  return () => {
    void signOut(api).then((done) => {
      if (done) navigate('/');
    });
  };
}
