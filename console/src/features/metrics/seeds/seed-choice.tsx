import { Select } from '@trainyard/ui/base/select';
import { useLinkView } from '~/app/links/use-link-view';
import { type Grouping, groupings, seedSearch } from './seed-search';

const labels: Record<Grouping, string> = {
  each: 'Every trial',
  deviation: 'Seeds: mean ± deviation',
  range: 'Seeds: mean, min to max',
};

const options = groupings.map((value) => ({ value, label: labels[value] }));

/** Draws trials one by one, or those that differ by chance alone as one line with a band. */
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
