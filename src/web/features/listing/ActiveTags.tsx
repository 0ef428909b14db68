import { Tag } from '../../ui/Tag.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import type { ListingQuery } from '#src/contract/listing-filters.ts';
import { tagText } from './filter-names.ts';
import { tagKey, tagsOf, withoutTag } from './filter-tags.ts';
import { listHref } from './list-href.ts';
import type { ListingFrame } from './listing.ts';
import { t } from './t.ts';

/** The filters in use, each with a way to remove it, and one to the plain path (spec 2). */
export function ActiveTags({ frame, query }: { readonly frame: ListingFrame; readonly query: ListingQuery }) {
  const tags = tagsOf(query);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tag.label')} className="flex flex-wrap items-center gap-2 pt-4">
      {tags.map((tag) => {
        const text = tagText(tag, query, frame);
        return (
          <li key={tagKey(tag)}>
            <Tag
              label={text}
              removeLabel={t('tag.remove', { filter: text })}
              href={listHref(frame.path, frame.page, withoutTag(query, tag))}
            />
          </li>
        );
      })}
      <li>
        <a href={frame.path} className={`${buttonLook('quiet', 'small')} rounded-full underline underline-offset-3`}>
          {t('tag.reset')}
        </a>
      </li>
    </ul>
  );
}
