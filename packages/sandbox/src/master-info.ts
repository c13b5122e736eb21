import { masterVersion } from './product';
import type { Random } from './random';
import type { Simulation } from './simulation/simulation';

type MasterOf = { random: Random; simulation: Simulation };

/** What the master tells about itself to anyone; ids are the same for the same seed and start. */
export const masterInfo = ({ random, simulation }: MasterOf) => ({
  version: masterVersion,
  masterId: random.fork('master', ...startsAfterFirst(simulation)).uuid(),
  clusterId: random.fork('cluster').uuid(),
  clusterName: simulation.clusterName,
});

const startsAfterFirst = ({ masterStarts }: Simulation) => (masterStarts > 1 ? [masterStarts] : []);
