import { withAliases } from '@trainyard/sdk/model';
import type { ModelVersionRow } from '../database/database';
import { addModel, addModelVersion } from '../database/model-rows';
import { checkpointsOf } from '../simulation/checkpoints/checkpoints';
import { type Engine, trialsOf } from '../simulation/engine/engine';
import { bestTrialOf } from '../simulation/metrics/figures';
import type { ExperimentRow } from '../simulation/rows';
import type { DemoIds, ProjectName } from './demo-people';

const day = 86_400_000;

type Plan = {
  name: string;
  project: ProjectName;
  owner: string;
  description: string;
  labels: string[];
  notes?: string;
  metadata?: Record<string, unknown>;
  /** names and comments of the versions, oldest first, and the alias that each took */
  versions: Array<[name: string, comment: string, alias?: string]>;
};

const plans: Plan[] = [
  {
    name: 'shelf-detector',
    project: 'detection-and-classification',
    owner: 'mkowalski',
    description: 'Finds products on shelves',
    labels: ['shelf-scanner', 'vision'],
    notes: 'Version 2 runs in the **stores**; version 3 waits for the winter catalogue.',
    metadata: {
      dataset: 'shelves-2026-05',
      images: 412_880,
      input: '3 × 224 × 224',
      framework: 'PyTorch 2.7',
      license: 'internal',
      owner: 'vision-team',
    },
    versions: [
      ['baseline', '', 'production'],
      ['stores', 'Two points better on small boxes', 'production'],
      ['', 'Candidate for winter', 'staging'],
    ],
  },
  {
    name: 'helpdesk-assistant',
    project: 'instruction-tuning',
    owner: 'jtan',
    description: '',
    labels: ['help-desk', 'language'],
    metadata: { languages: 'en, de' },
    versions: [['first', 'Answers in two languages', 'production']],
  },
  {
    name: 'call-transcripts',
    project: 'recognition',
    owner: 'slindqvist',
    description: 'Nine languages, telephone quality',
    labels: ['speech'],
    versions: [
      ['', ''],
      ['noise', 'With street noise mixed in'],
    ],
  },
  {
    name: 'doorbell',
    project: 'keyword-spotting',
    owner: 'nokafor',
    description: 'Nothing registered yet',
    labels: [],
    versions: [],
  },
];

const teams: Array<[name: string, members: string[]]> = [
  ['vision-team', ['mkowalski', 'aroy']],
  ['language-team', ['jtan', 'aroy', 'nokafor']],
  ['on-call', []],
];

type Input = { engine: Engine; residents: DemoIds };

/** Models with versions of the experiments, teams, and webhooks with dead targets. */
export function addRegistry({ engine, residents }: Input) {
  const { db } = engine;
  for (const plan of plans) addPlanned({ engine, residents, plan });
  for (const [name, members] of teams) {
    const userIds = members.flatMap((username) => residents.users[username] ?? []);
    db.groups.insert({ id: db.groups.nextId(), name, personalOf: null, userIds });
  }
  addWebhook(db, 'https://hooks.slack.invalid/services/T0/B0/shelf', 'WEBHOOK_TYPE_SLACK');
  addWebhook(db, 'https://ops.invalid/trainyard', 'WEBHOOK_TYPE_DEFAULT');
}

function addPlanned({ engine, residents, plan }: Input & { plan: Plan }) {
  const { db } = engine;
  const { versions, project, owner, ...fields } = plan;
  const projectId = residents.projects[project];
  const userId = residents.users[owner] ?? 1;
  const { workspaceId } = db.projects.find(projectId);
  const begun = engine.now - 20 * day;
  const model = addModel(db, { ...fields, workspaceId, userId, now: begun });
  if (versions.length === 0) return;
  const trained = db.experiments
    .where((each) => each.projectId === projectId && each.state === 'STATE_COMPLETED')
    .slice(-versions.length)
    .flatMap((experiment) => bestCheckpointOf(engine, experiment) ?? []);
  let before: ModelVersionRow | undefined;
  versions.forEach(([name, comment, alias], index) => {
    const checkpoint = trained[index];
    if (!checkpoint) return;
    const now = checkpoint.endedAt + day / 24;
    if (before) addUse(db, checkpoint.trialId, before);
    before = addModelVersion(db, { model, checkpoint, name, comment, userId, now });
    model.updatedAt = now;
    if (alias) {
      const at = new Date(now + day / 12).toISOString();
      const aliases = new Map([[alias, before.version]]);
      model.metadata = withAliases(model, aliases, { by: owner, at });
    }
  });
}

/** Each version was trained from the one before it. */
function addUse(db: Engine['db'], trialId: number, { id, checkpointUuid }: ModelVersionRow) {
  db.trialSources.insert({
    id: `${trialId}/${checkpointUuid}`,
    trialId,
    checkpointUuid,
    modelVersionId: id,
    type: 'TRIAL_SOURCE_INFO_TYPE_FINE_TUNING',
  });
}

function bestCheckpointOf(engine: Engine, experiment: ExperimentRow) {
  const { db, seed, now } = engine;
  const best = bestTrialOf({ db, experiment, now })?.trial;
  const trial = trialsOf(db, experiment).find(({ id }) => id === best?.id);
  if (!trial) return null;
  const views = checkpointsOf({ db, seed, experiment, trial, now });
  const newest = views.findLast(({ state }) => state === 'STATE_COMPLETED');
  return (
    newest && {
      uuid: newest.uuid,
      trialId: trial.id,
      batch: newest.step.batch,
      experimentId: experiment.id,
      endedAt: experiment.endedAt ?? now,
    }
  );
}

function addWebhook(
  db: Engine['db'],
  url: string,
  webhookType: 'WEBHOOK_TYPE_SLACK' | 'WEBHOOK_TYPE_DEFAULT',
) {
  const id = db.webhooks.nextId();
  const triggers = ['COMPLETED', 'ERROR'].map((state) => ({
    id: db.webhookTriggers.insert({ id: db.webhookTriggers.nextId(), webhookId: id }).id,
    triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE' as const,
    condition: { state },
    webhookId: id,
  }));
  db.webhooks.insert({ id, url, webhookType, triggers });
}
