import type { OperationId } from '@trainyard/sdk/types';
import {
  type ActionRow,
  type ExperimentActionId,
  experimentActionRows,
} from '../experiment-actions';
import type { MasterRule } from '../master/rule';
import { masterPolicy } from '../master-policy';
import { type Policy, policies } from '../policies';

type Question = { operation: OperationId; part?: string };

/** What a console asks of the master when a person takes the action; none asks nothing. */
const asked: Record<ExperimentActionId, Question[]> = {
  activate: [{ operation: 'activateExperiment' }],
  pause: [{ operation: 'pauseExperiment' }],
  cancel: [{ operation: 'cancelExperiment' }],
  kill: [{ operation: 'killExperiment' }],
  archive: [{ operation: 'archiveExperiment' }],
  unarchive: [{ operation: 'unarchiveExperiment' }],
  delete: [{ operation: 'deleteExperiment' }],
  edit: [{ operation: 'patchExperiment' }],
  move: [{ operation: 'moveExperiment' }],
  fork: forking(),
  continueTrial: forking(),
  hyperparameterSearch: forking(),
  openTensorBoard: [
    { operation: 'launchTensorboard' },
    { operation: 'launchTensorboard', part: 'experiment' },
  ],
  downloadCode: [{ operation: 'getModelDef' }],
  viewLogs: [{ operation: 'trialLogs' }],
  compareTrials: [{ operation: 'compareTrials' }],
  switchPin: [],
};

/** Why the two sides differ, for each action where they do. */
export const reasons: Partial<Record<ExperimentActionId, string>> = {
  archive: 'The offer follows the specification; every role with one of the permissions has both.',
  unarchive:
    'The offer follows the specification; every role with one of the permissions has both.',
  fork: 'A fork may start at once, which takes the update permission; every role that creates has it. Reading the code for the dialog takes the artifact permission.',
  continueTrial: 'As for a fork.',
  hyperparameterSearch: 'As for a fork.',
  move: 'Without roles the master lets anyone move anything; it is offered to owners and admins, as deleting is. Creating is asked where it goes, by a policy of its own.',
  viewLogs:
    'Everyone who sees an experiment is offered its logs; every role that sees one may read them.',
  compareTrials:
    'Everyone who sees an experiment is offered this; every role that sees one may read its metrics.',
};

type Side = { withRoles: string; withoutRoles: string };
export type Comparison = { id: ExperimentActionId; offer: Side; master: Side; differ: boolean };

/** Both sides of one action. What it takes to see the experiment at all is left out. */
export function compare(id: ExperimentActionId): Comparison {
  const offer = offerOf(id);
  const master = masterOf(id);
  const differ = offer.withRoles !== master.withRoles || offer.withoutRoles !== master.withoutRoles;
  return { id, offer, master, differ };
}

const toSee = ['VIEW_EXPERIMENT_METADATA', 'VIEW_PROJECT', 'VIEW_WORKSPACE'];

function offerOf(id: ExperimentActionId): Side {
  const row: ActionRow = experimentActionRows[id];
  const policy: Policy | undefined = row.policy && policies[row.policy];
  return {
    withRoles: listed(policy?.needs ?? []),
    withoutRoles: policy?.withoutRbac ?? 'anyone',
  };
}

function masterOf(id: ExperimentActionId): Side {
  const rules = asked[id].map(ruleOf);
  const needs = rules.flatMap((rule) =>
    rule.rbac === 'basic' ? [] : rule.rbac.flatMap((check) => check.needs),
  );
  const basic = rules.map((rule) => rule.basic).find((rule) => rule !== 'anyone');
  return {
    withRoles: listed(needs.filter((permission) => !toSee.includes(permission))),
    withoutRoles: basic ?? 'anyone',
  };
}

function ruleOf({ operation, part }: Question): MasterRule {
  const policy = masterPolicy[operation];
  return (part === undefined ? undefined : policy.parts?.[part]) ?? policy;
}

function forking(): Question[] {
  return [
    { operation: 'createExperiment' },
    { operation: 'createExperiment', part: 'parentId' },
    { operation: 'createExperiment', part: 'activate' },
  ];
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ') || 'nothing';
}
