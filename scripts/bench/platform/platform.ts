import { withBuiltConsole } from '../built-console';
import { benchForecast } from '../forecast';
import type { Row } from '../measure';
import { slotRows } from './slots';
import { storageRows } from './storage';
import { usageRows } from './usage';

/** Pages of the platform on a cluster of 500 agents, 4,000 slots and 100,000 experiments. */
const clusterRows = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge', '--experiments', '100000'], async (built) => [
    ...(await slotRows(built)),
    ...(await usageRows(built)),
  ]);

/**
 * The pages of the platform at their largest, each part on its own cluster; `only` names one part.
 */
export const benchPlatform = async ({ only }: { only?: string }): Promise<Row[]> => [
  ...(only === 'storage' ? [] : await clusterRows()),
  ...(only === 'storage' ? [] : await benchForecast({ only: 'speed' })),
  ...(only === 'cluster' ? [] : await storageRows()),
];
