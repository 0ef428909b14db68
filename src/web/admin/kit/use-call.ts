import type { ApiFailure } from '#src/web/platform/api/api.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { withFreshFactor } from './fresh-factor.ts';

export type CallAnswer<Data extends object = object> = { readonly ok: true; readonly data: Data } | ApiFailure;

/** A call by button, without fields. `stale`: refusal codes that reload the page, because another operator was faster. */
export function useCall(stale: readonly string[] = []) {
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const call = <Data extends object>(
    make: () => Promise<CallAnswer<Data>>,
    onDone: (message: string, data: Data) => void,
  ): void =>
    void run(async () => {
      const answer = await withFreshFactor(make);
      if (answer.ok) {
        onDone('message' in answer.data ? String(answer.data.message) : '', answer.data);
        return null;
      }
      if (stale.some((code) => isRefusedAs(answer, code))) navigate(path + search, { replace: true });
      return failureText(answer);
    });
  return { busy, trouble, call };
}
