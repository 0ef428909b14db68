import { ArrowRight } from 'lucide-react';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { footerColumns } from '#src/web/layout/footer-links.ts';
import { t } from './texts.ts';

const usual = ['how-it-works', 'trust-and-safety', 'faq', 'contact-us', 'about-us'];

// What somebody who has read a page asks next.
const after: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['contact-us', 'how-it-works', 'faq'],
  'about-us': ['how-it-works', 'commitment-to-impact', 'be-a-host'],
  'be-a-host': ['how-it-works', 'commitment-to-impact', 'trust-and-safety'],
  ambassador: ['ambassadors', 'how-it-works', 'contact-us'],
  ambassadors: ['be-a-host', 'commitment-to-impact', 'contact-us'],
  'commitment-to-impact': ['how-you-can-help', 'be-a-host', 'about-us'],
  cookies: ['privacy-policy', 'terms-of-service', 'contact-us'],
  fees: ['how-it-works', 'be-a-host', 'faq'],
  'contact-us': ['faq', 'how-it-works', 'trust-and-safety'],
  'how-it-works': ['faq', 'how-reviews-work', 'trust-and-safety'],
  'how-reviews-work': ['how-we-rank', 'trust-and-safety', 'faq'],
  'how-we-rank': ['how-reviews-work', 'trust-and-safety', 'faq'],
  'how-you-can-help': ['commitment-to-impact', 'ambassadors', 'be-a-host'],
  'privacy-policy': ['terms-of-service', 'trust-and-safety', 'contact-us'],
  'terms-of-service': ['privacy-policy', 'trust-and-safety', 'contact-us'],
};

/** The three pages that follow from this one, of those that exist: no page of text ends without a way on. */
export function Related({ slug }: { readonly slug: string }) {
  const { discover, company } = footerColumns(useApp().settings);
  const links = [...discover, ...company];
  const shown = [...(after[slug] ?? []), ...usual]
    .filter((other, index, all) => other !== slug && all.indexOf(other) === index)
    .flatMap((other) => links.find(({ url }) => url === contentPageUrl(other)) ?? [])
    .slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="section">
      <h2 id="related" className="mb-4 text-h2">
        {t('content.related')}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-5">
        {shown.map(({ url, title }) => (
          <li key={url}>
            <a
              href={url}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-3 font-medium transition-colors duration-(--hover) hover:border-ink-2 hover:bg-sand"
            >
              {title}
              <ArrowRight aria-hidden size={18} className="shrink-0 text-brand rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
