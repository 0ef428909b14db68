import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { Button } from './Button.tsx';

interface MoreButtonProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly busy: boolean;
    readonly trouble: string | null;
    readonly more: () => void;
  };
  readonly label: string;
  readonly busyLabel: string;
}

/** Below a list: brings the next part, says why it did not come, and is gone where there is none or no script. */
export function MoreButton({ list, label, busyLabel }: MoreButtonProps) {
  return (
    <>
      <FormMessage text={list.trouble} />
      {list.hasMore && (
        <Button
          kind="secondary"
          className="needs-script"
          loading={list.busy}
          loadingLabel={busyLabel}
          onClick={list.more}
        >
          {label}
        </Button>
      )}
    </>
  );
}
