import { useState } from 'react';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { HostCause } from './use-cancel.ts';

const causes = ['host', 'unsafe_weather'] as const satisfies readonly HostCause[];

/** Why the host cancels. Either way the guest gets everything back (docs/domain/lifecycle.md#cancelling). */
export function HostCauses({ onChoose }: { readonly onChoose: (cause: HostCause) => void }) {
  const [chosen, setChosen] = useState<HostCause | null>(null);
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2 text-small font-medium">{t('cancel.cause')}</legend>
      {causes.map((cause) => (
        <RadioCard
          key={cause}
          name="cause"
          value={cause}
          title={t(`cancel.cause.${cause}`)}
          checked={chosen === cause}
          onChange={() => {
            setChosen(cause);
            onChoose(cause);
          }}
        />
      ))}
    </fieldset>
  );
}
