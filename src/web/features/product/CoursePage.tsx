import { PausedPage } from './PausedPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import type { PausedData, ProductData } from './product-data.ts';

/** An experience at its address: what it is and how to book it, or that it takes a break. */
export function CoursePage({ data }: { readonly data: ProductData | PausedData }) {
  return 'paused' in data ? <PausedPage data={data} /> : <ProductPage data={data} />;
}
