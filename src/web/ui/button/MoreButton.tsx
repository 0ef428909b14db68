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

/** Loads the next part of a list and shows failures; absent at the end and without script. */
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
