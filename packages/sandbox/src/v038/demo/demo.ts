import type { schemas } from '@trainyard/sdk/v038';
import { createSession } from '../../auth/session';
import type { Json } from '../../config/json';
import type { WebhookRow } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { random } from '../../lib/random';
import type { Demo } from '../../scenarios/demo';
import type { ProjectName } from '../../scenarios/demo-people';
import { mix, pick, uuidOf } from '../../simulation/metrics/noise';
import { policyKey, state038 } from '../state';
import { addUnmanagedExperiments } from './demo-unmanaged';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Adds data to the demo that only a 0.38.1 master has: unmanaged experiments, metadata of runs, log
 * retention, webhooks of workspaces, config policies, access tokens and a cluster message.
 */
export function addToDemo(demo: Demo): void {
  addUnmanagedExperiments(demo);
  addMetadata(demo);
  addWebhooks(demo);
  addPolicies(demo);
  addTokens(demo);
  addSignIns(demo);
  const { db, now } = demo.engine;
  state038(db).clusterMessage = {
    message: 'Storage maintenance at the weekend: checkpoints can be read, and not written.',
    startTime: timestamp(now - hour),
    endTime: timestamp(now + 3 * day),
    createdTime: timestamp(now - hour),
  };
}

const workspaceOf = ({ engine, residents }: Demo, project: ProjectName): number =>
  engine.db.projects.find(residents.projects[project]).workspaceId;

/** Adds the data set and the code version to trials of every third experiment. */
function addMetadata({ engine: { db, seed, now } }: Demo) {
  const { metadata, logRetention } = state038(db);
  // old ones may be millions
  const recent = db.experiments.where(({ startedAt }) => startedAt > now - 25 * day);
  for (const { id, trialIds, settings } of recent) {
    if (id % 3 !== 0) continue;
    const own = mix(seed, 702, id);
    for (const trialId of trialIds) {
      metadata.set(trialId, {
        dataset: {
          name: settings.dataset,
          revision: pick(own, 1, ['2026-01', '2026-02', '2026-03']),
        },
        git: {
          branch: pick(own, 2, ['main', 'main', 'longer-warmup']),
          commit: uuidOf(own).slice(0, 8),
        },
        reviewed: pick(own, 3, [true, false]),
      });
      if (id % 2 === 0) logRetention.set(trialId, pick(own, 4, [30, 90, -1]));
    }
  }
}

type WebhookPlan = Pick<schemas.Webhook, 'name' | 'mode' | 'webhookType'> & {
  /** a project of its workspace; the whole cluster by default */
  project?: ProjectName;
  path: string;
  trigger: Pick<schemas.Trigger, 'triggerType' | 'condition'>;
};

const webhooks: readonly WebhookPlan[] = [
  {
    name: 'Incidents',
    mode: 'WEBHOOK_MODE_WORKSPACE',
    webhookType: 'WEBHOOK_TYPE_SLACK',
    path: 'services/incidents',
    trigger: {
      triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
      condition: { state: 'ERROR' },
    },
  },
  {
    name: 'Out of memory',
    project: 'detection-and-classification',
    mode: 'WEBHOOK_MODE_WORKSPACE',
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    path: 'vision/memory',
    trigger: {
      triggerType: 'TRIGGER_TYPE_TASK_LOG',
      condition: { regex: '.*CUDA out of memory.*' },
    },
  },
  {
    name: 'Release candidates',
    project: 'instruction-tuning',
    mode: 'WEBHOOK_MODE_SPECIFIC',
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    path: 'language/candidates',
    trigger: { triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {} },
  },
];

function addWebhooks(demo: Demo) {
  const { db } = demo.engine;
  for (const { name, mode, webhookType, project, path, trigger } of webhooks) {
    const id = db.webhooks.nextId();
    const { id: triggerId } = db.webhookTriggers.insert({
      id: db.webhookTriggers.nextId(),
      webhookId: id,
    });
    db.webhooks.insert({
      id,
      url: `https://hooks.example.com/${path}`,
      webhookType,
      // rows have the types of triggers of 0.23.4, which lack two
      triggers: [{ id: triggerId, webhookId: id, ...trigger }] as WebhookRow['triggers'],
    });
    const workspaceId = project ? workspaceOf(demo, project) : 0;
    state038(db).webhooks.set(id, { name, mode, workspaceId });
  }
}

/** Sets limits of the whole cluster, and common settings of all experiments in a workspace. */
function addPolicies(demo: Demo) {
  const { policies } = state038(demo.engine.db);
  const add = (workspaceId: number | null, workloadType: string, policy: Json) =>
    policies.set(policyKey(workspaceId, workloadType), policy);
  add(null, 'EXPERIMENT', { constraints: { priority_limit: 10 } });
  add(workspaceOf(demo, 'self-supervised'), 'NTSC', {
    constraints: { resources: { max_slots: 4 } },
  });
  add(workspaceOf(demo, 'recognition'), 'EXPERIMENT', {
    invariant_config: { max_restarts: 3, preemption_timeout: 1800 },
  });
}

const tokens = [
  { username: 'jtan', description: 'Nightly evaluation', since: 12, days: 30 },
  { username: 'slindqvist', description: 'CI of the transcripts', since: 3, days: 365 },
  { username: 'admin', description: 'Inventory of machines', since: 40, days: 90 },
  { username: 'mkowalski', description: 'Old laptop', since: 20, days: 30, revoked: true },
];

function addTokens({ engine: { db, seed, now }, residents }: Demo) {
  for (const { username, description, since, days, revoked = false } of tokens) {
    const user = db.users.find(residents.users[username] ?? 1);
    const createdAt = now - since * day;
    const session = createSession({ db, user, now: createdAt, random: random(seed) });
    const expiresAt = createdAt + days * day;
    if (revoked) db.sessions.delete(session.id);
    else db.sessions.insert({ ...session, expiresAt });
    const { id } = session;
    state038(db).tokens.set(id, {
      id,
      userId: user.id,
      createdAt,
      expiresAt,
      revoked,
      description,
    });
  }
}

/** Adds recent sign-ins of users; inactive ones used single sign-on. */
function addSignIns({ engine: { db, seed, now } }: Demo) {
  for (const user of db.users.all()) {
    if (!user.active) user.remote = true;
    else if (user.username !== 'determined')
      user.lastSignInAt = now - (mix(seed, 703, user.id) % (6 * day));
  }
}
