import type { Random } from './random';

/** Name of the product in the master's texts. */
export const productName = 'Trainyard';

/** What the master tells about itself to anyone; ids are the same for the same seed. */
export const masterInfo = (random: Random) => ({
  version: '0.23.4',
  masterId: random.fork('master').uuid(),
  clusterId: random.fork('cluster').uuid(),
  clusterName: '',
});
