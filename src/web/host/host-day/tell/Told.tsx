import { Banner } from '#src/web/ui/states/Banner.tsx';

/** What has been told to whom; the region is there before its words, so that they are read out. */
export function Told({ text }: { readonly text: string | null }) {
  return (
    <div aria-live="polite" className={text === null ? undefined : 'mt-4'}>
      {text !== null && <Banner tone="success">{text}</Banner>}
    </div>
  );
}
