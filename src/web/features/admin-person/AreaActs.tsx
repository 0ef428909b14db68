import { useState } from 'react';
import { ActForm } from '#src/web/admin/ActForm.tsx';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { areaFields, areasIn } from '#src/web/admin/people/AreaBoxes.tsx';
import type { Person } from './load.ts';
import { t } from './texts.ts';

interface AreaActsProps {
  readonly person: Person;
  readonly onDone: (said: string) => void;
}

/** What one of the staff is there for, and the way to change it. */
export function AreaActs({ person: { id, areas }, onDone }: AreaActsProps) {
  const { api } = useApp();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="areas" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="areas" className="text-h3">
        {t('areas.title')}
      </h2>
      <p className="text-small text-ink-2">{t('areas.text')}</p>
      <div className="needs-script">
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t('areas.change')}
        </Button>
      </div>
      {isOpen && (
        <ActForm
          name={t('areas.save')}
          asksReason
          isDanger={false}
          {...areaFields(areas)}
          make={(reason, data) =>
            api('admin/person-areas', { user_id: id, seen: [...areas], areas: areasIn(data), reason })
          }
          onDone={onDone}
          onEnd={() => setOpen(false)}
        >
          {null}
        </ActForm>
      )}
    </section>
  );
}
