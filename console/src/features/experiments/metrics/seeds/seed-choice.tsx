import { Select } from '@trainyard/ui/base/select';
import { useLinkView } from '~/app/links/use-link-view';
import { type Grouping, groupings, seedSearch } from './seed-search';

const labels: Record<Grouping, string> = {
  each: 'Every trial',
  deviation: 'Seeds: mean ± deviation',
  range: 'Seeds: mean, min to max',
};

const options = groupings.map((value) => ({ value, label: labels[value] }));

/**
 * Selects whether each trial is a line, or trials that differ only by chance are one line with a
 * band.
 */
export function SeedChoice() {
  const [{ grouped }, change] = useLinkView(seedSearch);
  return (
    <Select
      label="Group trials"
      value={grouped}
      options={options}
      onChange={(next) => change({ grouped: next })}
    />
  );
}
