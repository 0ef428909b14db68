import { Accessibility, Backpack, Check, Info, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Course } from '../../booking/booking-course.ts';
import { t } from './t.ts';

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly Icon: LucideIcon;
  readonly tone: string;
}

function List({ title, items, Icon, tone }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon aria-hidden size={19} className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the price covers and what not, what to bring, what to know before. */
export function Included({ course }: { readonly course: Course }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-y border-line py-8 tablet:grid-cols-2">
      <List title={t('included.title')} items={course.included} Icon={Check} tone="text-success" />
      <List title={t('excluded.title')} items={course.excluded} Icon={X} tone="text-ink-3" />
      <List title={t('bring.title')} items={course.bring} Icon={Backpack} tone="text-marigold-ink" />
      <List title={t('requirements.title')} items={course.requirements} Icon={Info} tone="text-info" />
      <List title={t('accessibility.title')} items={course.accessibility} Icon={Accessibility} tone="text-jade" />
    </div>
  );
}
