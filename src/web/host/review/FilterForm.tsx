import type { SyntheticEvent } from 'react';
import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { ApplyButton } from '#src/web/ui/form/ApplyButton.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { Filter, Reviews } from './load.ts';
import { t } from './texts.ts';

interface FilterFormProps {
  readonly filter: Filter;
  readonly courses: Reviews['courses'];
  readonly hostName: string | undefined;
}

const { path } = routes['host-reviews'];

/** Narrows the list: a form that asks for the page again, at once where script runs. */
export function FilterForm({ filter: { courseId, rating, isUnanswered }, courses, hostName }: FilterFormProps) {
  const { navigate } = useNavigation();
  const change = (event: SyntheticEvent<HTMLFormElement>): void => {
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.set(name, value);
    const text = query.toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  };
  return (
    <form
      action={path}
      aria-label={t('filter.title')}
      className="grid items-end gap-4 tablet:grid-cols-[minmax(0,1fr)_10rem_auto]"
      onChange={change}
    >
      {hostName !== undefined && <input type="hidden" name="host" value={hostName} />}
      <Select
        label={t('filter.listing')}
        name="listing"
        defaultValue={courseId ?? ''}
        options={[
          { value: '', label: t('filter.listingAll') },
          ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <Select
        label={t('filter.stars')}
        name="stars"
        defaultValue={rating ?? ''}
        options={[
          { value: '', label: t('filter.starsAll') },
          ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
        ]}
      />
      <Checkbox name="open" value="1" defaultChecked={isUnanswered} label={t('filter.open')} />
      <ApplyButton>{t('filter.go')}</ApplyButton>
    </form>
  );
}
