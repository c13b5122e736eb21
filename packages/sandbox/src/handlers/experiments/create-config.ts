import { configGaps } from '../../config/config-rules';
import { fullConfig } from '../../config/full-config';
import { type Json, mergeConfig, objectOf, textOf } from '../../config/json';
import { checkedConfig, checkKeys, readConfig } from '../../config/read-config';
import { withoutNulls } from '../../config/searcher-defaults';
import { oldSearchers } from '../../config/searcher-rules';
import { spaceOf } from '../../config/settings';
import type { WorkspaceRow } from '../../database/database';
import type { Random } from '../../lib/random';
import { storage } from '../../simulation/config';
import { gridSize } from '../../simulation/search/hyperparameters';
import { allow } from '../allow';
import { invalidArgument, plainError } from '../errors';
import type { HandlerRequest } from '../types';

type CreateRequest = HandlerRequest<'createExperiment'>;

const invalid = (problem: string) => plainError(`invalid experiment configuration: ${problem}`);

/**
 * The config of a request over its template.
 * @throws MasterError 500 for an invalid one, 400 for a missing template
 */
export function writtenConfig(request: CreateRequest): Json {
  const { body } = request;
  const config = readConfig(body.config ?? '');
  const merged = body.template ? mergeConfig(config, templateOf(request, body.template)) : config;
  if (!merged.entrypoint && !body.unmanaged) {
    throw plainError('managed experiments require entrypoint');
  }
  return merged;
}

function templateOf({ db, viewer }: CreateRequest, name: string): Json {
  const template = db.templates.get(name);
  // the master's own spelling
  const missing = invalidArgument(`temlpate '${name}' not found`);
  if (!template) throw missing;
  const { workspaceId, config } = template;
  allow(viewer, 'createExperiment', { part: 'template', workspaceId, missing });
  checkKeys(config);
  return config;
}

/** Fills a config with all its defaults. @throws MasterError 500 if a value is missing */
export function completedConfig(
  { clock, random, db }: CreateRequest,
  config: Json,
  workspace: WorkspaceRow | undefined,
): Json {
  const full = fullConfig({
    config: checkedConfig(config, invalid),
    storage: storageOf(workspace),
    experimentSeed: Math.floor(clock.now() / 1000),
    // by its id, so that failed requests do not change later names
    madeUpName: () => madeUpName(random.fork('experiment', db.experiments.size)),
  });
  const gaps = configGaps(full);
  if (gaps.length > 0) throw invalid(`config is invalid or incomplete: ${gaps.join('\n')}`);
  const searcher = textOf(objectOf(full.searcher).name);
  if (oldSearchers.includes(searcher)) {
    throw invalid(`the '${searcher}' searcher has been removed, use 'adaptive_asha' instead`);
  }
  checkSize(full);
  return full;
}

// a workspace with its own storage; one of another type inherits nothing from the cluster's
function storageOf(workspace: WorkspaceRow | undefined): Json {
  const own = withoutNulls(workspace?.checkpointStorageConfig ?? {});
  return own.type === undefined || own.type === storage.type ? { ...storage, ...own } : own;
}

const maxGridPoints = 2000;

function checkSize({ searcher, hyperparameters }: Json) {
  if (objectOf(searcher).name !== 'grid') return;
  const size = gridSize(spaceOf(objectOf(hyperparameters)));
  if (size > maxGridPoints) {
    throw invalid(`a grid of ${size} points is larger than the ${maxGridPoints} allowed`);
  }
}

const adverbs = ['quietly', 'mostly', 'barely', 'gladly', 'surely', 'openly', 'firmly'] as const;
const adjectives = [
  'amber',
  'brisk',
  'calm',
  'dapper',
  'eager',
  'frosty',
  'gentle',
  'hazel',
] as const;
const animals = ['heron', 'lynx', 'marten', 'otter', 'plover', 'stoat', 'tern', 'wren'] as const;

/** A name for an experiment without one. */
const madeUpName = (random: Random): string =>
  `Experiment (${random.pick(adverbs)}-${random.pick(adjectives)}-${random.pick(animals)})`;
