import type { ReactNode } from 'react';
import type { StaffPermission } from '#src/domain/admin/areas.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { t } from './texts.ts';

interface PermittedLinkProps {
  readonly permission: StaffPermission;
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Renders nothing without the permission. */
export function PermittedLink({ permission, href, className, children }: PermittedLinkProps) {
  const mayDo = useMayDo();
  return (
    mayDo(permission) && (
      <a href={href} className={className}>
        {children}
      </a>
    )
  );
}

export function NoScript({ text = t('noScript') }: { readonly text?: string }) {
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}

interface PhotosProps {
  readonly photos: readonly { readonly id: string; readonly alt: string }[];
  /** The alt text of an undescribed photo; `number` starts at 1. */
  readonly altOf: (number: number) => string;
}

export function Photos({ photos, altOf }: PhotosProps) {
  const { imageBase } = useApp().settings;
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, alt }, index) => (
        <li key={id}>
          <a href={`${imageBase}/${id}/full-1600.jpg`} className="block size-22 overflow-hidden rounded-chip bg-sand">
            <img
              src={`${imageBase}/${id}/square-192.webp`}
              alt={alt || altOf(index + 1)}
              width={88}
              height={88}
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
