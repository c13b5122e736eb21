import type { Database } from '../database/database';
import { actor, type MasterLog, poolFields } from '../simulation/logs/master-log';
import { masterConfig } from './master-config';
import { masterVersion, productName } from './product';

type BootInput = { db: Database; log: MasterLog; now: number; clusterName?: string };

const product = productName.toLowerCase();

/** Writes the log of a starting master: its config, database, pools and agents. */
export function writeBootLog({ db, log, now, clusterName = '' }: BootInput) {
  let at = now;
  const addEntry = (message: string, fields = {}) => {
    log.write({ at, message, fields: () => fields });
    at += 7;
  };
  addEntry(`master configuration: ${JSON.stringify(masterConfig({ db, log, clusterName }))}`);
  addEntry(`${productName} master ${masterVersion} (built with go1.20.6)`);
  addEntry('connecting to database localhost:5432');
  addEntry(
    `running DB migrations from file:///usr/share/${product}/master/static/migrations; this might take a while...`,
  );
  addEntry('no migrations to apply; version: 20230725094922');
  addEntry('DB migrations completed');
  addEntry('deleting all snapshots for terminal state experiments');
  const pools = db.pools.all().map(({ id }) => id);
  for (const pool of pools) {
    addEntry(`creating resource pool: ${pool}`, actor('agentResourceManager', 'agentRM'));
  }
  for (const pool of pools) {
    addEntry(`not enabling provisioner for resource pool: ${pool}`, poolFields(pool));
  }
  addEntry('telemetry reporting is disabled');
  addEntry('accepting incoming connections on port 8080');
  for (const { id, resourcePools } of db.agents.all()) {
    const pool = resourcePools[0] ?? '';
    addEntry(`adding agent: ${id}`, { ...poolFields(pool), 'agent-id': id });
  }
}
