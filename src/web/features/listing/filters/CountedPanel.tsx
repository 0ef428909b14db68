import type { ListingQuery } from '#src/contract/listing/listing-filters.ts';
import { PanelOf } from './FilterPanels.tsx';
import type { FilterKey, PanelProps } from './panels.ts';
import { useChoices } from './use-choices.ts';

/** The fields of a filter in the bar, with what each choice would leave once it is open. */
export function CountedPanel(
  props: Omit<PanelProps, 'choices'> & { readonly filter: FilterKey; readonly query: ListingQuery },
) {
  // How many come narrows nothing: there is nothing to count.
  const { choices } = useChoices(props.frame, props.query, props.live && props.filter !== 'pax');
  return <PanelOf {...props} choices={choices} />;
}
