export function Lantern({ lit = false, className }: { readonly lit?: boolean; readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 96 112" fill="none" className={className}>
      <path d="M48 4v16" className="stroke-ink-3" strokeWidth="2" strokeLinecap="round" />
      <rect x="34" y="20" width="28" height="7" rx="3.5" className="fill-line-strong" />
      <path
        d="M34 27C20 34 15 44 15 55s5 21 19 28h28c14-7 19-17 19-28s-5-21-19-28Z"
        className={lit ? 'fill-marigold stroke-brand' : 'fill-surface stroke-ink-3'}
        strokeWidth="2"
      />
      <path
        d="M48 27v56M36 27c-7 8-10 17-10 28s3 20 10 28M60 27c7 8 10 17 10 28s-3 20-10 28"
        className={lit ? 'stroke-brand' : 'stroke-ink-3'}
        strokeWidth="1.5"
      />
      <rect x="34" y="83" width="28" height="7" rx="3.5" className="fill-line-strong" />
      <path d="M48 90v14M42 92v8M54 92v8" className="stroke-brand" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
