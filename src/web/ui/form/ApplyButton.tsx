import { Button } from '#src/web/ui/button/Button.tsx';

/**
 * Sends a form whose fields apply at once where script runs: always in sight where none does, else while it has the focus, so that the
 * keyboard and screen readers find a way to send it (WCAG H32).
 */
export function ApplyButton({ children, small = false }: { readonly children: string; readonly small?: boolean }) {
  return (
    <span className="applies-at-once">
      <Button type="submit" kind={small ? 'primary' : 'secondary'} {...(small && { size: 'small' as const })}>
        {children}
      </Button>
    </span>
  );
}
