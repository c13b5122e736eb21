import type { Random } from '../lib/random';
import type { Simulation } from '../simulation/engine/simulation';
import { masterVersion } from './product';

type MasterOf = { random: Random; simulation: Simulation };

/** The public facts about the master; ids are the same for the same seed and start. */
export const masterInfo = ({ random, simulation }: MasterOf) => ({
  version: masterVersion,
  masterId: random.fork('master', ...startsAfterFirst(simulation)).uuid(),
  clusterId: random.fork('cluster').uuid(),
  clusterName: simulation.clusterName,
});

const startsAfterFirst = ({ masterStarts }: Simulation) => (masterStarts > 1 ? [masterStarts] : []);
