import { Button } from '#src/web/ui/button/Button.tsx';

/**
 * Submits a form that applies at once: visible without script, else only while focused, for keyboards and screen
 * readers (WCAG H32).
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
