import type { ListData } from './load.ts';
import { SharedPage } from './SharedPage.tsx';
import { WishlistPage } from './WishlistPage.tsx';

/** The own list, or one that somebody shares: one file to load. */
export function EitherPage({ data }: { readonly data: ListData }) {
  return data.kind === 'shared' ? <SharedPage data={data} /> : <WishlistPage data={data} />;
}
