import type { Database } from '../database/database';
import { actor, type MasterLog, poolFields } from '../simulation/logs/master-log';
import { masterConfig } from './master-config';
import { masterVersion, productName } from './product';

type BootInput = { db: Database; log: MasterLog; now: number; clusterName?: string };

const product = productName.toLowerCase();

/** Writes the log of a starting master: its config, database, pools and agents. */
export function writeBootLog({ db, log, now, clusterName = '' }: BootInput) {
  let at = now;
  const say = (message: string, fields = {}) => {
    log.write({ at, message, fields: () => fields });
    at += 7;
  };
  say(`master configuration: ${JSON.stringify(masterConfig({ db, log, clusterName }))}`);
  say(`${productName} master ${masterVersion} (built with go1.20.6)`);
  say('connecting to database localhost:5432');
  say(
    `running DB migrations from file:///usr/share/${product}/master/static/migrations; this might take a while...`,
  );
  say('no migrations to apply; version: 20230725094922');
  say('DB migrations completed');
  say('deleting all snapshots for terminal state experiments');
  const pools = db.pools.all().map(({ id }) => id);
  for (const pool of pools) {
    say(`creating resource pool: ${pool}`, actor('agentResourceManager', 'agentRM'));
  }
  for (const pool of pools) {
    say(`not enabling provisioner for resource pool: ${pool}`, poolFields(pool));
  }
  say('telemetry reporting is disabled');
  say('accepting incoming connections on port 8080');
  for (const { id, resourcePools } of db.agents.all()) {
    const pool = resourcePools[0] ?? '';
    say(`adding agent: ${id}`, { ...poolFields(pool), 'agent-id': id });
  }
}
