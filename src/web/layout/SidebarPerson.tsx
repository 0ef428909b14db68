import { BadgeCheck } from 'lucide-react';
import { notices } from '#src/contract/notices.ts';
import type { SessionState } from '../session/session-store.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Who is signed in: picture, name and, where an identity document was seen, the badge (spec 2). */
export function SidebarPerson({ session }: { readonly session: SessionState }) {
  const { known, isLogin, data, verified } = session;
  if (!known) return <Skeleton className="h-14 w-48" />;
  if (!isLogin || data === null) return null;
  return (
    <div className="flex items-center gap-3.5 desk:flex-col desk:items-start">
      <Avatar name={data.name} image={data.image} />
      <div className="min-w-0 flex-1 desk:w-full">
        <p className="truncate font-bold">{data.name}</p>
        {verified && (
          <p className="mt-1">
            <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
              {notices.verifiedId}
            </Badge>
          </p>
        )}
      </div>
    </div>
  );
}
