import type * as Base from '../client/operation';
import { badInput } from '../errors/errors';
import type { AcceptedArgs, Args, OperationId } from './operation';

type Inputs = Record<string, unknown>;
/** Converts arguments of 0.23 to those of 0.38.1; the newer form is passed unchanged. */
type Change = (args: Inputs) => Inputs;

const recordOf = (value: unknown): Inputs =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** master behavior: bulk actions apply to one project, -1 means all of them */
const inProject: Change = (args) => ({
  ...args,
  projectId: args.projectId ?? recordOf(recordOf(args.body).filters).projectId ?? -1,
});

/**
 * master behavior: an empty sort or filter is refused in the body, but was ignored in the query
 */
const inBody: Change = ({ body, ...query }) => ({
  body: body ?? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
});

const byAttribute: Change = ({ sortBy, ...args }) =>
  sortBy === undefined ? args : { ...args, sortByAttr: sortBy };

const progressObject: Change = ({ body, ...args }) => ({
  ...args,
  body: typeof body === 'number' ? { progress: body } : body,
});

const levels: Record<string, string> = { fatal: 'CRITICAL', warn: 'WARNING' };

/** The level of the log became an enum: `warn` is `LOG_LEVEL_WARNING`. */
const levelName: Change = ({ body, ...args }) => {
  const { config, ...rest } = recordOf(body);
  const { log, ...others } = recordOf(config);
  const { level, ...logFields } = recordOf(log);
  if (typeof level !== 'string' || level.startsWith('LOG_LEVEL_')) return { ...args, body };
  const name = level.toLowerCase();
  const wireLevel = `LOG_LEVEL_${levels[name] ?? name.toUpperCase()}`;
  return {
    ...args,
    body: { ...rest, config: { ...others, log: { ...logFields, level: wireLevel } } },
  };
};

/** Webhooks got a name and a mode; in 0.23 each fired for everything it could see. */
const namedWebhook: Change = ({ body, ...args }) => {
  const webhook = recordOf(body);
  const added = { name: webhook.url, mode: 'WEBHOOK_MODE_WORKSPACE' };
  return { ...args, body: body === undefined ? body : { ...added, ...webhook } };
};

const withoutLabel: Change = ({ label, ...args }) => {
  if (label) throw badInput('getAgents: agents of a 0.38.1 master have no label', 'getAgents');
  return args;
};

/** master behavior: 500 `unexpected action` for moving a job ahead of or behind another */
const withoutNeighbors: Change = (args) => {
  const { updates } = recordOf(args.body);
  for (const update of Array.isArray(updates) ? updates.map(recordOf) : [])
    if (update.aheadOf || update.behindOf)
      throw badInput(
        'updateJobQueue: a 0.38.1 master moves no job ahead of or behind another, set its priority',
        'updateJobQueue',
      );
  return args;
};

/** The calls whose arguments differ on a 0.38.1 master. */
export const changedArguments = {
  activateExperiments: inProject,
  archiveExperiments: inProject,
  cancelExperiments: inProject,
  deleteExperiments: inProject,
  getAgents: withoutLabel,
  getExperimentCheckpoints: byAttribute,
  getTrialCheckpoints: byAttribute,
  killExperiments: inProject,
  moveExperiments: inProject,
  patchMasterConfig: levelName,
  pauseExperiments: inProject,
  postWebhook: namedWebhook,
  reportTrialProgress: progressObject,
  searchExperiments: inBody,
  unarchiveExperiments: inProject,
  updateJobQueue: withoutNeighbors,
} satisfies Record<string, Change>;

type CommonId = Extract<Base.OperationId, OperationId>;

/** Arguments of 0.23 are translated; the newer form is accepted too. */
type Translated<Id extends CommonId> =
  | (Base.Args<Id> & Partial<Omit<Args<Id>, keyof Base.Args<Id> | 'body'>>)
  | Args<Id>;
export type Args038<Id extends CommonId> = Id extends keyof typeof changedArguments
  ? Translated<Id> | AcceptedArgs<Id>
  : AcceptedArgs<Id>;
