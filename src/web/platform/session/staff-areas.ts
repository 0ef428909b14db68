// The signed-in person's back office areas, for navigation and buttons (docs/reference/back-office.md#areas). The server checks
// each call.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasPermission, type StaffArea, type StaffPermission } from '#src/domain/admin/areas.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useSession } from './session.ts';

/** One request per login and document. */
const loadedAreas = createStore<{ readonly person: string | null; readonly areas: readonly StaffArea[] }>(() => ({
  person: null,
  areas: [],
}));

export function useStaffAreas(): readonly StaffArea[] {
  const { api, settings } = useApp();
  const { data } = useSession();
  const loaded = useStore(loadedAreas);
  const person = data?.id ?? null;
  const initial = settings.staffAreas;
  useEffect(() => {
    if (person === null || loadedAreas.getState().person === person) return;
    loadedAreas.setState({ person, areas: initial ?? [] });
    void api('user/auth', {}).then((answer) => {
      if (answer.ok && loadedAreas.getState().person === person) loadedAreas.setState({ areas: answer.data.areas });
    });
  }, [api, initial, person]);
  if (person !== null && loaded.person === person) return loaded.areas;
  return initial ?? [];
}

/** Pages omit links and forms without permission. */
export function useMayDo(): (permission: StaffPermission) => boolean {
  const areas = useStaffAreas();
  return (permission) => hasPermission(permission, areas);
}
