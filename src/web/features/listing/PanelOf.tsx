import type { ComponentType } from 'react';
import { AudiencePanel, CategoryPanel, HostPanel, TimePanel, TransportPanel } from './ChoicePanels.tsx';
import { DatePanel } from './DatePanel.tsx';
import { DurationPanel, PricePanel } from './RangePanels.tsx';
import type { FilterKey } from './filter-panels.ts';
import type { PanelProps } from './panel.ts';

const panels: Readonly<Record<FilterKey, ComponentType<PanelProps>>> = {
  dates: DatePanel,
  categories: CategoryPanel,
  price: PricePanel,
  duration: DurationPanel,
  times: TimePanel,
  transport: TransportPanel,
  attributes: AudiencePanel,
  ba_host: HostPanel,
};

/** The fields of a filter. */
export function PanelOf({ filter, ...props }: PanelProps & { readonly filter: FilterKey }) {
  const Panel = panels[filter];
  return <Panel {...props} />;
}
