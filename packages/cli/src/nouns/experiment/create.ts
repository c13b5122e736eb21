import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createExperiment } from '@trainyard/sdk/calls';
import { type CreateOnceInput, createAndFollow } from '@trainyard/sdk/flows';
import type { Experiment } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../../core/command';
import { Failure } from '../../core/failure';
import { packFolder } from '../../core/files/pack-folder';
import { parseConfig, readText } from '../../core/files/yaml-file';
import { UsageError, wholeNumber } from '../../core/option-values';
import { type Cli, defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { findProject } from '../workspace/find';
import { experimentFields } from './columns';
import { followToEnd } from './follow';
import { changedConfig, changesConfig } from './new-config';

/** Options of all commands that create an experiment. */
export const newOptions = {
  config: {
    type: 'string',
    value: 'KEY=VALUE',
    multiple: true,
    help: 'Set a key of the configuration; repeatable',
  },
  webhook: {
    type: 'string',
    value: 'NAME',
    multiple: true,
    help: 'Webhook that fires for it, by name or ID; repeatable (0.38)',
  },
  'no-webhooks': { type: 'boolean', help: 'Exclude it from all webhooks (0.38)' },
  paused: { type: 'boolean', help: 'Do not start it' },
  follow: {
    type: 'boolean',
    short: 'f',
    help: 'Follow the log of its first trial to the end; fails unless it completed',
  },
  'follow-first-trial': { type: 'boolean', help: 'The same as --follow' },
} as const satisfies Options;

export const create = defineVerb({
  name: 'create',
  summary: 'Create an experiment from a configuration and a folder of code',
  operands: '<config-file> [code]',
  options: {
    ...newOptions,
    include: {
      type: 'string',
      short: 'i',
      value: 'PATH',
      multiple: true,
      help: 'Another file or folder to send; repeatable',
    },
    git: { type: 'boolean', short: 'g', help: 'Record the commit of the code' },
    template: { type: 'string', value: 'NAME', help: 'Template for the configuration' },
    project_id: { type: 'string', value: 'ID', help: 'Project to create it in' },
    workspace: { type: 'string', value: 'NAME', help: 'With --project: its workspace' },
    project: { type: 'string', value: 'NAME', help: 'Project to create it in, by name' },
    once: {
      type: 'string',
      value: 'KEY',
      help: 'Create at most one experiment for this key, which stays its label once:KEY',
    },
    'validate-only': { type: 'boolean', help: 'Check the configuration, create nothing' },
    'test-mode': {
      type: 'boolean',
      short: 't',
      help: 'Try one batch, one validation, one checkpoint',
    },
  },
  examples: [
    'trainyard experiment create config.yaml . --follow',
    'trainyard e create config.yaml . --config hyperparameters.lr=0.1 -o ids',
    'trainyard e create nightly.yaml . --once nightly-2026-11-20',
    'trainyard e create config.yaml . --webhook oom-alerts',
  ],
  run: async ({ operands, values, cli }) => {
    const [path = '', code] = operands;
    const text = await readText(cli, path);
    const config = await parseConfig(text, path);
    const changed = await changedConfig(cli, config, values);
    const request: CreateOnceInput = {
      // keeps comments and order if nothing is changed
      config: changesConfig(values) ? JSON.stringify(changed) : text,
      modelDefinition: code === undefined ? [] : await readCode(cli, code, values.include),
      activate: !values.paused,
      ...(await checkedPlace(cli, values)),
      ...(values.template === undefined ? {} : { template: values.template }),
      ...(values.git ? await commitOf(cli, code ?? '.') : {}),
    };
    if (values['validate-only'] || values['test-mode']) await validate(cli, request);
    if (values['validate-only']) return 0;
    const finalRequest = values['test-mode']
      ? { ...request, config: JSON.stringify(testConfig(changed)), activate: true }
      : request;
    const isFollowed = values.follow || values['follow-first-trial'] || values['test-mode'];
    return submit(cli, finalRequest, { isFollowed, key: values.once });
  },
});

type Submitting = { isFollowed: boolean; key?: string | undefined };

/** Creates it, prints its id, and follows it to the end on request. */
export async function submit(
  cli: Cli,
  request: CreateOnceInput,
  { isFollowed, key }: Submitting,
): Promise<number> {
  const { client } = await cli.session();
  const options = { signal: cli.signal, ...(key === undefined ? {} : { key }) };
  const { experiment, warnings, isNew } = await createAndFollow(client, request, options);
  for (const warning of warnings) cli.notify(`The master warns: ${warning}`);
  const { id } = experiment;
  cli.notify(isNew ? `Created experiment ${id}.` : `Experiment ${id} has the key ${key} already.`);
  await showCreated(cli, experiment);
  return isFollowed ? followToEnd(cli, experiment.id, 5_000) : 0;
}

async function showCreated(cli: Cli, experiment: Experiment) {
  if (cli.out.format !== 'table') await cli.out.record(experimentFields, experiment);
}

async function validate(cli: Cli, request: CreateOnceInput) {
  const { client } = await cli.session();
  const { config, ...rest } = request;
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  const body = { ...rest, config: text, validateOnly: true, activate: false };
  // only validates; with --dry-run it is printed like all requests
  await createExperiment(client, { body }, { signal: cli.signal });
  cli.notify('The configuration is valid.');
}

async function readCode(cli: Cli, code: string, include: string[]) {
  const stats = await stat(resolve(cli.system.cwd(), code)).catch((cause: unknown) => {
    throw new UsageError(`There is no file or folder ${code}.`, { cause });
  });
  // one file is sent as a folder that only contains it
  return stats.isDirectory()
    ? packFolder(cli, { folder: code, include })
    : packFolder(cli, { folder: undefined, include: [code, ...include] });
}

type Place = Partial<Record<'project' | 'project_id' | 'workspace', string | undefined>>;

/**
 * The project of the options, in which the user may create an experiment. The master checks the
 * project of a configuration or of a template.
 */
async function checkedPlace(cli: Cli, values: Place): Promise<{ projectId?: number }> {
  const place = await placeOf(cli, values);
  const { projectId: id } = place;
  if (id !== undefined) await requireActionOn(cli, { noun: 'project', id }, 'createExperiment');
  return place;
}

async function placeOf(cli: Cli, values: Place): Promise<{ projectId?: number }> {
  const { project_id: id, project, workspace } = values;
  if (id !== undefined) {
    return { projectId: wholeNumber({ option: 'project_id', text: id, min: 1, max: 2 ** 31 - 1 }) };
  }
  if (project === undefined && workspace === undefined) return {};
  if (project === undefined || workspace === undefined) {
    throw new UsageError('--workspace and --project go together.');
  }
  const projectRow = await findProject(cli, { workspace, project });
  return { projectId: projectRow.id };
}

/** The commit of the code. @throws Failure without one, or with uncommitted changes */
async function commitOf(cli: Cli, code: string) {
  const cwd = resolve(cli.system.cwd(), code);
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd });
    return stdout.trim();
  };
  try {
    if ((await git('status', '--porcelain')) !== '') {
      throw new Failure('There are changes that are not committed.', {
        hint: 'Commit them, or leave out --git.',
      });
    }
    const [gitCommit = '', gitCommitter = '', gitCommitDate = ''] = (
      await git('log', '-1', '--format=%H%n%cn <%ce>%n%cI')
    ).split('\n');
    const remote = (await git('rev-parse', '--abbrev-ref', '@{u}')).split('/')[0] ?? 'origin';
    const gitRemote = await git('config', '--get', `remote.${remote}.url`);
    return { gitRemote, gitCommit, gitCommitter, gitCommitDate };
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure(`Git does not report the commit and the remote of ${code}.`, { cause });
  }
}

export type NewValues = ValuesOf<typeof newOptions>;

type Config = Record<string, unknown>;

/**
 * The configuration for a test run, as in `det`: one batch, one validation, no restarts, and no
 * checkpoint is kept.
 */
function testConfig(config: Config): Config {
  return {
    ...config,
    description: `[test-mode] ${config.description ?? config.name ?? ''}`.trim(),
    scheduling_unit: 1,
    min_validation_period: { batches: 1 },
    checkpoint_storage: {
      ...sectionOf(config.checkpoint_storage),
      save_experiment_best: 0,
      save_trial_best: 0,
      save_trial_latest: 0,
    },
    searcher: {
      name: 'single',
      metric: sectionOf(config.searcher).metric,
      max_length: { batches: 1 },
    },
    hyperparameters: settled(sectionOf(config.hyperparameters)),
    resources: config.resources ?? { slots_per_trial: 1 },
    max_restarts: 0,
  };
}

const sectionOf = (value: unknown): Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** One value of each range: the lowest, or the first. */
const settled = (hyperparameters: Config): Config =>
  Object.fromEntries(Object.entries(hyperparameters).map(([name, range]) => [name, oneOf(range)]));

function oneOf(range: unknown): unknown {
  const { type, val, vals, minval, base, ...rest } = sectionOf(range);
  if (type === 'const') return val;
  if (type === 'categorical') return Array.isArray(vals) ? vals[0] : undefined;
  if (type === 'log') return Number(base ?? 10) ** Number(minval);
  if (type === 'int' || type === 'double') return minval;
  const isSection = typeof range === 'object' && range !== null && !Array.isArray(range);
  return isSection ? settled({ ...rest, ...defined({ val, vals, minval, base, type }) }) : range;
}

const defined = (config: Config): Config =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
