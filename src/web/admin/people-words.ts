// What an account is, in words (docs/back-office.md#people).
import type { StaffArea } from '#src/domain/admin/areas.ts';
import type { PersonRole, PersonState } from '#src/domain/account/person-acts.ts';
import { t } from './people-texts.ts';

export const roleText = (role: PersonRole): string => t(`role.${role}`);

export const stateText = (state: PersonState): string => t(`state.${state}`);

/** All roles of an account; who has none is a guest. */
export function rolesText(roles: readonly PersonRole[]): string {
  return roles.length === 0 ? t('guest') : roles.map(roleText).join(', ');
}

/** A name, also of who has none. */
export function nameText(name: string): string {
  return name === '' ? t('noName') : name;
}

/** The areas of one of the staff. */
export const areasText = (areas: readonly StaffArea[]): string => areas.map((area) => t(`area.${area}`)).join(', ');
