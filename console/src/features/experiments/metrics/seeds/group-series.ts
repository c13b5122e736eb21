import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import { groupCurve, type SeedGroup, type Spread } from '@trainyard/insights/seeds/seed-groups';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { strokesOf } from '@trainyard/ui/charts/lines/strokes';
import { formatPlain } from '@trainyard/ui/lib/format';

/** Names a group by the hyperparameters in which it differs from others: `lr 0.1, layers 3`. */
const groupName = ({ id, shared }: SeedGroup, names: readonly string[]): string =>
  shared
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name} ${shortText(value)}`)
    .join(', ') || `trials like ${id}`;

const shortText = (value: unknown) =>
  typeof value === 'number' ? formatPlain(value) : hyperparameterText(value);

/** Returns a line with its band for each group. */
export function groupSeries(
  groups: readonly SeedGroup[],
  { spread, names }: { spread: Spread; names: readonly string[] },
): Series[] {
  const strokes = strokesOf(groups.map(({ id }) => id).toSorted((one, other) => one - other));
  return groups.map((group) => ({
    id: String(group.id),
    name: `${groupName(group, names)} (n ${group.trials.length})`,
    color: strokes.get(group.id)?.color ?? '--c1',
    dash: strokes.get(group.id)?.dash ?? [],
    ...groupCurve(group, spread),
  }));
}
