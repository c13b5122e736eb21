const names = ['id', 'uuid', 'jobId', 'roleId', 'groupId', 'name'] as const;

/**
 * Identifies a row of a list however the list moves: its id, its name, or those of
 * what it wraps (`{ experiment, bestTrial }`, `{ group, numMembers }`, a workload).
 */
export function rowKey(row: unknown): string {
  if (!isObject(row)) return JSON.stringify(row);
  const name = names.find((each) => row[each] !== undefined);
  if (name) return String(row[name]);
  const [wrapped] = Object.entries(row).filter(([, value]) => isObject(value));
  if (!wrapped) return JSON.stringify(row);
  const [field, value] = wrapped;
  const isWorkload = isObject(value) && value.totalBatches !== undefined;
  return isWorkload ? `${field} ${value.uuid ?? value.totalBatches}` : rowKey(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
