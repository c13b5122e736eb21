import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { HyperparameterSearch } from './search';

const segments = [
  { value: 'metric', label: 'By metric' },
  { value: 'trial', label: 'By trial' },
] as const;

type Props = {
  search: HyperparameterSearch;
  onSearchChange: (change: Partial<HyperparameterSearch>) => void;
};

/** Chooses what the colors of lines and points show. */
export const ColorChoice = ({ search, onSearchChange }: Props) => (
  <SegmentedControl
    label="Color of trials"
    value={search.color}
    segments={segments}
    onChange={(color) => onSearchChange({ color })}
  />
);
