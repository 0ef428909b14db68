import { useApp } from '#src/web/app/app-context.tsx';
import type { PaymentMethod } from '#src/web/app/page-settings.ts';
import type { FormFields } from './use-values.ts';

/** The chosen way to pay among those that are set up: the first unless another was chosen; null with nothing due. */
export function useMethod(
  { values }: Pick<FormFields, 'values'>,
  due: number,
): { readonly method: PaymentMethod | null; readonly methods: readonly PaymentMethod[] } {
  const { methods } = useApp().settings.payment;
  const chosen = methods.find((one) => one === values.paymentType) ?? methods[0] ?? null;
  return { method: due === 0 ? null : chosen, methods };
}
