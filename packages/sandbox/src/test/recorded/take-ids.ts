import { objectOf } from '../../config/json';
import type { Database } from '../../database/database';
import type { Exchange } from './exchange';
import { type Facts, firstTrialOf } from './facts';

type Counted<Row> = { rows(): readonly Row[]; insert(row: Row): Row; delete(id: number): boolean };

/** Makes the next row of a table use an id, if no row has a higher one. */
export function skipTo<Row extends { readonly id: number }>(table: Counted<Row>, id: number) {
  const row = table.rows()[0];
  if (!row || !Number.isFinite(id) || table.rows().some((each) => each.id >= id - 1)) return;
  table.insert({ ...row, id: id - 1 });
  table.delete(id - 1);
}

const idIn = (body: unknown, part: string, name = 'id') =>
  Number(objectOf(objectOf(body)[part])[name]);

/** Makes a recorded request create its entity with the recorded id. */
export function takeIds(db: Database, { operation, response }: Exchange, facts: Facts) {
  const { body, status } = response;
  if (status !== 200) return;
  switch (operation) {
    case 'CreateExperiment': {
      const id = idIn(body, 'experiment');
      skipTo(db.experiments, id);
      skipTo(db.trials, firstTrialOf(facts, id));
      return;
    }
    case 'PostWorkspace':
      return skipTo(db.workspaces, idIn(body, 'workspace'));
    case 'PostProject':
      return skipTo(db.projects, idIn(body, 'project'));
    case 'PostModel':
      return skipTo(db.models, idIn(body, 'model'));
    case 'PostUser':
      return skipTo(db.users, idIn(body, 'user'));
    case 'CreateGroup':
      return skipTo(db.groups, idIn(body, 'group', 'groupId'));
    case 'CreateTrial':
      return skipTo(db.trials, idIn(body, 'trial'));
    case 'PostAccessToken':
      return skipTo(db.sessions, Number(objectOf(body).tokenId));
    case 'PostWebhook':
      return skipTo(db.webhooks, idIn(body, 'webhook'));
  }
}
