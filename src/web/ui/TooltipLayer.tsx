import { Tooltip } from './Tooltip.tsx';
import { closeTooltip, useTooltip } from './tooltip.ts';

/** Draws the message of `openTooltip`, if there is one (spec 2: default layout). */
export function TooltipLayer() {
  const message = useTooltip();
  if (message === null) return null;
  return (
    <Tooltip key={message.text} tone={message.tone} onClose={closeTooltip}>
      {message.text}
    </Tooltip>
  );
}
