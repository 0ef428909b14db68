import { useState } from 'react';
import { failureTrouble } from '#src/web/api/failure-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import type { Listing } from '#src/web/features/host-calendar/load.ts';
import { t as calendar } from '#src/web/features/host-calendar/texts.ts';
import { t } from './texts.ts';

interface AddFeedProps {
  readonly hostId: string;
  readonly listings: readonly Listing[];
  readonly onDone: (message: string) => void;
}

/** Adds a calendar elsewhere: it is read at once, and only kept if that goes well. */
export function AddFeed({ hostId, listings, onDone }: AddFeedProps) {
  const { api } = useApp();
  const [round, setRound] = useState(0);
  const form = useForm({
    read: (element) => new FormData(element),
    check: () => ({}),
    send: async (typed) => {
      const answer = await api('feed/add', {
        host_id: hostId,
        course_id: Number(typed.get('listing')) || null,
        name: String(typed.get('name')).trim(),
        url: String(typed.get('url')).trim(),
      });
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      setRound(round + 1);
      return null;
    },
  });
  return (
    <form key={round} onSubmit={form.submit} className="grid max-w-120 gap-4 border-t border-line pt-4">
      <FormMessage text={form.message} />
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        name="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={2000}
        error={form.errorOf('url')}
      />
      <TextField
        label={t('name')}
        name="name"
        required
        maxLength={60}
        placeholder={t('namePlaceholder')}
        error={form.errorOf('name')}
      />
      {listings.length > 1 && (
        <Select
          label={t('for')}
          name="listing"
          options={[
            { value: '', label: calendar('listing.all') },
            ...listings.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
          ]}
        />
      )}
      <Button type="submit" loading={form.busy} loadingLabel={calendar('busy')} className="justify-self-start">
        {t('add')}
      </Button>
    </form>
  );
}
