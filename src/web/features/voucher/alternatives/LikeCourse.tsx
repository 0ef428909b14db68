import { CardPicture } from '../../../cards/CardPicture.tsx';
import { usdText } from '../../../ui/money-text.ts';
import { t } from '../t.ts';
import type { AlternativeList } from './alternative-list.ts';

/** A like experience: its picture, its title, and the price it is offered at. The whole card leads there. */
export function LikeCourse({
  like: { course, protected_price: price, url },
}: {
  readonly like: AlternativeList['like'][number];
}) {
  const usual = course.price_from;
  return (
    <li className="lift-host group relative flex gap-4 rounded-panel border border-line bg-surface p-3">
      <div className="w-28 shrink-0 tablet:w-44">
        <CardPicture image={course.images[0]} badge={null} sizes="11rem" priority={false} />
      </div>
      <div className="min-w-0 py-1">
        <h4 className="font-bold wrap-anywhere">
          <a href={url} className="after:absolute after:inset-0 group-hover:underline">
            {course.title}
          </a>
        </h4>
        <p className="text-small text-ink-2">{course.city_name}</p>
        <p className="mt-1">
          <span className="numbers font-bold">{t('alt.price', { amount: usdText(price) })}</span>
          {usual > price && (
            <span className="block text-small text-ink-2">{t('alt.usual', { amount: usdText(usual) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
