import { isBefore038 } from '@trainyard/sdk';
import type { Database } from '../../database/database';
import { globTest } from '../../patterns/glob';
import { defineEvent, schedule } from '../../simulation/engine/engine';
import { allocationIdOf, type CheckpointRow } from '../../simulation/rows';
import { allow } from '../allow';
import { invalidArgument, notFound, plainError, rpcText } from '../errors';
import { findTaskTrial } from '../logs/log-source';
import { experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { type CheckpointEntry, checkpointAnswer, findCheckpoint, isUuid } from './checkpoint-entry';

/** The row that stores changes of a checkpoint, before any. */
const unchangedRow = ({ view, input }: CheckpointEntry): CheckpointRow => ({
  id: view.uuid,
  trialId: input.trial.id,
  state: view.state,
  metadata: null,
  files: null,
  batch: view.step.batch,
  reported: null,
});

/** The stored row of a checkpoint; created if it does not exist. */
const storedRow = (db: Database, row: CheckpointRow): CheckpointRow =>
  db.checkpoints.get(row.id) ?? db.checkpoints.insert(row);

type Files = Record<string, number>;

/** New files of a checkpoint: as data, because they may change it later. */
type FileChange = { row: CheckpointRow; before: Files; after: Files };

const fileChange = (entry: CheckpointEntry, after: Files): FileChange => ({
  row: unchangedRow(entry),
  before: entry.view.files,
  after,
});

/**
 * Fewer files make a checkpoint partially deleted; without files it is deleted, and still listed.
 */
function changeFiles(db: Database, { row: unchanged, before, after }: FileChange) {
  const row = storedRow(db, unchanged);
  if (Object.keys(after).length === 0) row.state = 'STATE_DELETED';
  else if (!isSame(after, row.files ?? before)) {
    row.state = 'STATE_PARTIALLY_DELETED';
    row.files = after;
  }
}

/** Files that no glob matches. */
function filesLeft({ view }: CheckpointEntry, globs: string[]): Files {
  const tests = globs.map((glob) => globTest(glob));
  return Object.fromEntries(
    Object.entries(view.files).filter(([name]) => !tests.some((test) => test(name))),
  );
}

const isSame = (left: Files, right: Files): boolean =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([name, size]) => right[name] === size);

/** The duration of a clean-up of files; the call itself answers at once. */
const cleanUpMs = 2_000;

export const checkpointWriteHandlers = {
  reportCheckpoint: (request) => {
    tick(request);
    request.db.checkpoints.insert(reportedRow(request));
    return {};
  },

  // replaces all of it; without steps_completed the next change fails, as on a master
  postCheckpointMetadata: (request) => {
    const uuid = request.path.checkpointUuid;
    const [entry] = editable(request, 'postCheckpointMetadata', [uuid]);
    if (!entry) throw notFound('checkpoints', uuid);
    // later masters accept it with or without steps
    if (isBefore038(request.release.version)) checkSteps(entry);
    storedRow(request.db, unchangedRow(entry)).metadata = request.body.checkpoint?.metadata ?? {};
    return { checkpoint: checkpointAnswer(findCheckpoint(request, uuid) ?? entry) };
  },

  checkpointsRemoveFiles: (request) => {
    const { checkpointUuids, checkpointGlobs } = request.body;
    for (const glob of checkpointGlobs) checkGlob(glob);
    const entries = editable(request, 'checkpointsRemoveFiles', checkpointUuids);
    checkUnregistered(request.db, checkpointUuids);
    cleanUp(request, entries, checkpointGlobs);
    return {};
  },

  deleteCheckpoints: (request) => {
    const { checkpointUuids } = request.body;
    const entries = editable(request, 'deleteCheckpoints', checkpointUuids);
    checkUnregistered(request.db, checkpointUuids);
    cleanUp(request, entries, ['**/*']);
    return {};
  },

  patchCheckpoints: (request) => {
    const { checkpoints } = request.body;
    const uuids = checkpoints.map(({ uuid }) => uuid);
    const entries = editable(request, 'patchCheckpoints', uuids);
    checkUnregistered(request.db, uuids);
    for (const [index, entry] of entries.entries()) {
      const files = checkpoints[index]?.resources?.resources;
      if (files) changeFiles(request.db, fileChange(entry, files));
    }
    return {};
  },
} satisfies Partial<Handlers>;

type Writing = Pick<HandlerRequest<'deleteCheckpoints'>, 'db' | 'simulation' | 'clock' | 'viewer'>;

type Operation =
  | 'postCheckpointMetadata'
  | 'checkpointsRemoveFiles'
  | 'deleteCheckpoints'
  | 'patchCheckpoints';

/**
 * The checkpoints of these uuids.
 * @throws MasterError 400 no uuid; 404 with all missing ones
 */
function editable(request: Writing, operation: Operation, uuids: string[]): CheckpointEntry[] {
  tick(request);
  const { db, viewer } = request;
  const bad = uuids.find((uuid) => !isUuid(uuid));
  if (bad !== undefined) {
    throw invalidArgument(`converting checkpoint: string ${bad} is not a valid uuid`);
  }
  const entries = uuids.map((uuid) => findCheckpoint(request, uuid));
  const unknown = uuids.filter((_, index) => !entries[index]).sort();
  if (unknown.length > 0) throw notFound('checkpoints', unknown.join(', '));
  return entries.flatMap((entry) => {
    if (!entry) return [];
    const missing = notFound('checkpoints', entry.view.uuid);
    allow(viewer, operation, { ...experimentScope(db, entry.input.experiment), missing });
    return entry;
  });
}

function checkGlob(glob: string) {
  if (glob === '') throw invalidArgument('cannot have empty string glob');
  if (glob.includes('..')) throw invalidArgument(`glob '${glob}' cannot contain '..'`);
}

/** @throws MasterError 400 naming those that are versions of a model */
function checkUnregistered(db: Database, uuids: string[]) {
  const registered = uuids
    .map((uuid) => uuid.toLowerCase())
    .filter((uuid) => db.modelVersions.where((each) => each.checkpointUuid === uuid).length > 0);
  if (registered.length === 0) return;
  const uuidTexts = [...new Set(registered)].sort().map((uuid) => `${uuid}:true`);
  throw invalidArgument(
    `this subset of checkpoints provided are in the model registry and cannot be deleted: map[${uuidTexts.join(' ')}].`,
  );
}

function checkSteps({ view }: CheckpointEntry) {
  if (view.metadata.steps_completed !== undefined) return;
  throw plainError(missingSteps(view.uuid));
}

/** The master's error for a checkpoint whose metadata has no steps. */
export const missingSteps = (uuid: string) =>
  `error querying for checkpoint (${uuid}): sql: Scan error on column index 15, name ` +
  '"steps_completed": converting NULL to int is unsupported';

function cleanUp({ clock, simulation }: Writing, entries: CheckpointEntry[], globs: string[]) {
  const changes = entries.map((entry) => fileChange(entry, filesLeft(entry, globs)));
  schedule(simulation.engine, clock.now() + cleanUpMs, cleanedUp, { changes });
}

const cleanedUp = defineEvent<{ changes: FileChange[] }>(
  'checkpoints cleaned up',
  ({ db }, { changes }) => {
    for (const change of changes) {
      // its experiment may have been deleted
      if (db.trials.get(change.row.trialId)) changeFiles(db, change);
    }
  },
  { wakes: true },
);

/**
 * A checkpoint as its runner reports it.
 * @throws MasterError 404 no such task; 400 bad uuid or state
 */
function reportedRow(request: HandlerRequest<'reportCheckpoint'>): CheckpointRow {
  const { db, body, clock, viewer } = request;
  const missing = notFound('task', body.taskId ?? '');
  const trial = findTaskTrial(db, body.taskId ?? '');
  if (!trial) throw missing;
  const scope = experimentScope(db, db.experiments.find(trial.experimentId));
  allow(viewer, 'reportCheckpoint', { ...scope, missing });
  checkReport(request);
  const run = trial.runs.at(-1);
  const batch = Number(body.metadata?.steps_completed ?? 0);
  return {
    id: body.uuid.toLowerCase(),
    trialId: trial.id,
    state: 'STATE_COMPLETED',
    metadata: body.metadata ?? {},
    files: body.resources,
    batch: Number.isFinite(batch) ? batch : 0,
    reported: {
      at: body.reportTime ? Date.parse(body.reportTime) : clock.now(),
      allocationId: body.allocationId ?? (run ? allocationIdOf(trial, run) : ''),
    },
  };
}

function checkReport({ body, db }: HandlerRequest<'reportCheckpoint'>) {
  const { state, uuid } = body;
  if (!isUuid(uuid)) {
    throw unconvertable(`converting checkpoint: string ${uuid} is not a valid uuid`);
  }
  if (state !== 'STATE_UNSPECIFIED' && state !== 'STATE_COMPLETED') {
    throw unconvertable(`invalid state for reported checkpoint: ${state}`);
  }
  if (db.checkpoints.get(uuid.toLowerCase())) {
    throw plainError(
      'ERROR: duplicate key value violates unique constraint "checkpoints_v2_uuid_key" (SQLSTATE 23505)',
    );
  }
}

const unconvertable = (problem: string) =>
  invalidArgument(`unconvertable checkpoint: ${rpcText(invalidArgument(problem))}`);
