import type { ApiAnswer } from '#src/web/platform/api/api.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { type Task, useTask } from '#src/web/ui/form/use-task.ts';

interface Change extends Pick<Task, 'busy' | 'trouble'> {
  readonly send: (call: () => Promise<ApiAnswer<'team/change'>>) => void;
}

/** One change of a team: sent, said aloud, and the page asked for again, whatever came of it. */
export function useChange(onSaid: (text: string) => void): Change {
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const send: Change['send'] = (call) =>
    void run(async () => {
      const answer = await call();
      if (!answer.ok) return failureText(answer);
      onSaid(answer.data.message);
      navigate(path + search, { replace: true });
      return null;
    });
  return { busy, trouble, send };
}
