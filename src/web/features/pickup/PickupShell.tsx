import { productDetailUrl } from '#src/contract/urls.ts';
import type { ReactNode } from 'react';
import type { CoursePickup } from './load-course.ts';

interface PickupShellProps {
  readonly heading: string;
  readonly lead: string;
  readonly course: CoursePickup['course'];
  readonly children: ReactNode;
}

/** The frame of a booking's page round a pickup: heading, the experience, one card (product 11). */
export function PickupShell({ heading, lead, course, children }: PickupShellProps) {
  const href = productDetailUrl({ city: course.city_slug, id: course.id, title: course.title });
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-h1 wrap-anywhere">{heading}</h1>
        <p className="mt-2 max-w-[60ch] text-lead text-ink-2">{lead}</p>
        <article className="mt-7 grid gap-6 rounded-panel border border-line bg-surface p-5 shadow-1 tablet:p-8">
          <div>
            <h2 className="text-h2 wrap-anywhere">
              <a href={href} className="hover:underline">
                {course.title}
              </a>
            </h2>
            <p className="text-ink-2">
              {course.city_name}, {course.country_name}
            </p>
          </div>
          {children}
        </article>
      </div>
    </div>
  );
}
