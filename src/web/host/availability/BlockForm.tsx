import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { ChangeQuestion } from './ChangeQuestion.tsx';
import { FormHead } from './FormHead.tsx';
import type { Range } from './days.ts';
import { daysLater, type CalendarView } from './calendar-view.ts';
import { t } from './texts.ts';
import { useChange } from './use-change.ts';

export function BlockForm({ place, range }: { readonly place: CalendarView; readonly range: Range }) {
  const changing = useChange(range.host_id);
  const first = place.date ?? daysLater(range.today, 1);
  const [listing, setListing] = useState(String(place.listing ?? ''));
  const [from, setFrom] = useState(first < range.today ? range.today : first);
  const [to, setTo] = useState(from);
  const [reason, setReason] = useState('');
  const send = (kind: 'block' | 'unblock'): void => {
    const span = { from, to: to < from ? from : to };
    const change = kind === 'block' ? { kind, ...span, reason: reason.trim() } : { kind, ...span };
    changing.ask({ course_id: Number(listing) || null, change });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!changing.busy) send('block');
  };
  return (
    <div>
      <FormHead place={place} title={t('block.title')} text={t('block.text')} />
      <form onSubmit={submit} className="needs-script grid max-w-120 gap-4">
        {range.listings.length > 1 && (
          <Select
            label={t('block.which')}
            value={listing}
            options={[
              { value: '', label: t('listing.all') },
              ...range.listings.map(({ course_id, title }) => ({ value: String(course_id), label: title })),
            ]}
            onChange={(event) => setListing(event.target.value)}
          />
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={t('block.from')}
            type="date"
            min={range.today}
            required
            value={from}
            onChange={(event) => setFrom(event.target.value || from)}
          />
          <TextField
            label={t('block.to')}
            type="date"
            min={from}
            required
            value={to < from ? from : to}
            error={changing.fields['change.to']}
            onChange={(event) => setTo(event.target.value || to)}
          />
        </div>
        <TextField
          label={t('block.reason')}
          hint={t('block.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <ChangeQuestion changing={changing} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={changing.busy} loadingLabel={t('busy')}>
            {t('block.close')}
          </Button>
          <Button kind="secondary" disabled={changing.busy} onClick={() => send('unblock')}>
            {t('block.openDays')}
          </Button>
        </div>
      </form>
    </div>
  );
}
