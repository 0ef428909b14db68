import { useApp } from '#src/web/app/app-context.tsx';
import { useSession } from '../../session/session.ts';

/** Who books: a visitor, an account with its own details, or a distributor that types its customer's (spec 6, ADR 049). */
export function useBooker() {
  const { distributorId } = useApp().settings;
  const { isLogin, data: person, roles } = useSession();
  const isNamed = person !== null && person.id === distributorId;
  return { isLogin, person, isDistributor: isLogin && (isNamed || roles.includes('distributor')) };
}
