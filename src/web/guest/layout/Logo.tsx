import type { Brand } from '#src/web/platform/app/page-settings.ts';

/** A banyan: a wide crown with aerial roots. */
export function LogoMark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <path
        d="M16 3.2c3 0 5.5 1.5 6.8 3.8 3.9.2 6.8 2.9 6.8 6.2 0 3.4-3 5.8-6.7 5.8H9.1c-3.7 0-6.7-2.4-6.7-5.8 0-3.3 2.9-6 6.8-6.2C10.5 4.7 13 3.2 16 3.2Z"
        className="fill-brand"
      />
      <path
        d="M16 12.5V28.5M16 22l-4.2-6M16 20l4.2-5M7.2 19v5.2M11.4 20.5v6.2M20.6 20.5v6.2M24.8 19v5.2"
        fill="none"
        className="stroke-brand"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M16 9.8v10.5M16 19.2l-3.4-4.8M16 17.2l3.4-4"
        fill="none"
        className="stroke-surface"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx="24.8" cy="26.8" r="2.1" className="fill-marigold" />
    </svg>
  );
}

export function Logo({ brand: { name, logo } }: { readonly brand: Pick<Brand, 'name' | 'logo'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      {logo === null ? <LogoMark /> : <img src={logo} alt="" height={30} className="h-[30px] w-auto max-w-32" />}
      <span className="font-serif text-[min(1.5rem,9vw)] leading-none font-[620] tracking-[-.02em] text-ink">
        {name}
      </span>
    </span>
  );
}
