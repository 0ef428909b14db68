import { useId } from 'react';
import type { PersonRole } from '#src/domain/account/person-acts.ts';
import { type StaffArea, staffAreas } from '#src/domain/admin/areas.ts';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { t } from './people-texts.ts';

function AreaBoxes({ chosen, error }: { readonly chosen: readonly StaffArea[]; readonly error: string | undefined }) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0" aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1 font-medium">{t('areas.choose')}</legend>
      {staffAreas.map((area) => (
        <Checkbox
          key={area}
          name="areas"
          value={area}
          defaultChecked={chosen.includes(area)}
          aria-invalid={error !== undefined || undefined}
          label={
            <>
              <span className="block font-medium">{t(`area.${area}`)}</span>
              <span className="block text-small text-ink-2">{t(`area.${area}.text`)}</span>
            </>
          }
        />
      ))}
      {error !== undefined && (
        <p id={id} className="text-small font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export const areasIn = (data: FormData): StaffArea[] =>
  staffAreas.filter((area) => data.getAll('areas').includes(area));

export const areaFields = (chosen: readonly StaffArea[]) => ({
  renderFields: (errorOf: (field: string) => string | undefined) => (
    <AreaBoxes chosen={chosen} error={errorOf('areas')} />
  ),
  check: (data: FormData): Record<string, string> => (areasIn(data).length === 0 ? { areas: t('areas.least') } : {}),
});

export const areasText = (areas: readonly StaffArea[]): string => areas.map((area) => t(`area.${area}`)).join(', ');

export const rolesText = (roles: readonly PersonRole[]): string =>
  roles.length === 0 ? t('guest') : roles.map((role) => t(`role.${role}`)).join(', ');

export const nameText = (name: string): string => name || t('noName');
