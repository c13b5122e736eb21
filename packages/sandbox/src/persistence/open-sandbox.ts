import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../database/database';
import { type ResumableClock, resumableClock } from '../lib/clock';
import type { MasterState } from '../master-state';
import { defaultRelease } from '../release';
import { buildSandbox, type Sandbox, type SandboxOptions } from '../sandbox';
import { seedOf } from '../simulation/metrics/noise';
import type { Answer } from '../wire/reply';
import { emptyLog, type LogEnd, numberedLines } from './chain';
import { compactLines, isWorthCompacting } from './compact';
import {
  currentFormat,
  type Header,
  nextLogName,
  readHeader,
  readLog,
  UnknownStateError,
  writeHeader,
  writeSafely,
} from './data-directory';
import { lockDirectory } from './directory-lock';
import { type Journal, type OpenLogFile, openJournal } from './journal';
import type { Line } from './line';
import { readLines } from './read-lines';
import { recordedAnswers } from './recorded-answers';
import { passQuietly, replayWrites } from './replay-writes';
import { createSnapshots } from './snapshots';

type PersistentOptions = Omit<SandboxOptions, 'clock'> & {
  dataDirectory: string;
  /** number of row-only writes after which the log is shortened */
  snapshotEvery?: number;
  /** opens the log for writing; a test simulates a full disk with it */
  openLogFile?: OpenLogFile;
  /** receives a sentence about the opening that users should see */
  notify?: (sentence: string) => void;
};

/**
 * A sandbox whose state outlives the process: changes are written to the directory before they are
 * answered, and repeated when it is opened. Time advances while it is closed. Node only.
 * @throws Error in a sentence if the directory is in use, of a later version, damaged, or was
 *   created with other options
 */
export async function openSandbox(options: PersistentOptions): Promise<Sandbox> {
  const { dataDirectory: directory } = options;
  const unlock = await lockDirectory(directory);
  try {
    return await openLocked(options, unlock);
  } catch (error) {
    await unlock();
    throw inSentence(directory, error);
  }
}

// errors of the disk name a call of the system, and often no file
const inSentence = (directory: string, error: unknown) =>
  error instanceof Error && 'syscall' in error
    ? new Error(`${directory} cannot be opened: ${error.message}.`, { cause: error })
    : error;

async function openLocked(
  {
    dataDirectory: directory,
    snapshotEvery = 5000,
    openLogFile,
    notify,
    ...options
  }: PersistentOptions,
  unlock: () => Promise<void>,
): Promise<Sandbox> {
  const storedHeader = await readHeader(directory);
  if (storedHeader) checkOptions({ directory, header: storedHeader, options });
  const start = storedHeader?.start ?? Date.now();
  const time = resumableClock(options.speed ?? 1, start);
  const { sandbox, masterState, answerThrough } = build({
    ...options,
    ...optionsOf(storedHeader),
    clock: time,
  });
  const header = storedHeader ?? (await begin({ directory, options, start, masterState }));
  checkFingerprint({ directory, header, masterState });
  const numbered = await withNumbers(directory, header);
  const { lines, journal, recordEnd } = await openLog({ directory, header: numbered, openLogFile });
  // webhooks delivered earlier are not delivered again
  masterState.webhookSender.pause();
  await replayWrites({ masterState, time, lines, file: join(directory, numbered.log) }).catch(
    async (error: unknown) => {
      await journal.close();
      throw error;
    },
  );
  masterState.webhookSender.resume();
  await passClosedTime({ masterState, time, journal, notify });
  const snapshots = createSnapshots({ masterState, journal, lines, every: snapshotEvery });
  snapshots.take();
  answerThrough(
    recordedAnswers({ masterState, journal, snapshots, lastWrite: lastWriteOf(lines) }),
  );
  time.resume();
  const stopTicking = keepTime({ time, journal, speed: options.speed ?? 1 });
  return {
    ...sandbox,
    close: async () => {
      stopTicking();
      sandbox.close();
      time.close();
      const end = await journal.close();
      // on a full disk the header keeps an earlier end, which is a lower limit
      if (end) await recordEnd(end).catch(() => {});
      await unlock();
    },
  };
}

const day = 86_400_000;

// a day takes about 0.2 s, and a directory may have been closed for years
const maxSimulatedMs = day;

type ClosedTimeInput = {
  masterState: MasterState;
  time: ResumableClock;
  journal: Journal;
  notify: PersistentOptions['notify'];
};

/**
 * Advances to the present. Of a long time the users of the demo work only on the last day, so that
 * the cluster is busy again; what ran goes on. Everything due has happened when this resolves.
 */
async function passClosedTime({ masterState, time, journal, notify }: ClosedTimeInput) {
  const now = Date.now();
  const closedAt = time.now();
  const until = now - maxSimulatedMs;
  if (until - closedAt > maxSimulatedMs) {
    const line = { quiet: closedAt, until };
    // without the line the next start simulates the time, so nothing is lost
    await journal.append(line).catch(() => {});
    passQuietly(masterState, line);
    const days = Math.floor((now - closedAt) / day);
    notify?.(
      `The data directory was closed for ${days} days. Only the last day of them was simulated.`,
    );
  }
  time.advance(Math.max(0, now - closedAt));
  masterState.simulation.advance(time.now());
}

// answers wait until the earlier writes are replayed
function build(options: SandboxOptions) {
  let through: Answer = async () => {
    throw new Error('The sandbox is not open yet.');
  };
  const worlds: MasterState[] = [];
  const sandbox = buildSandbox(options, (world) => {
    worlds.push(world);
    return (call) => through(call);
  });
  const [masterState] = worlds;
  if (!masterState) throw new Error('A sandbox was made without its state.');
  return {
    sandbox,
    masterState,
    answerThrough: (answer: Answer) => {
      through = answer;
    },
  };
}

const optionsOf = (header: Header | null): SandboxOptions =>
  header
    ? {
        seed: header.seed,
        scenario: header.scenario,
        experiments: header.experiments,
        ...(header.rbac !== null && { rbac: header.rbac }),
        ...(header.strictJobQueueControl && { strictJobQueueControl: true }),
      }
    : {};

type BeginInput = {
  directory: string;
  options: SandboxOptions;
  start: number;
  masterState: MasterState;
};

async function begin({ directory, options, start, masterState }: BeginInput): Promise<Header> {
  const header: Header = {
    format: currentFormat,
    seed: options.seed ?? 1,
    scenario: options.scenario ?? 'demo',
    experiments: options.experiments ?? 0,
    rbac: options.rbac ?? null,
    ...(options.strictJobQueueControl && { strictJobQueueControl: true }),
    release: options.release?.version ?? defaultRelease.version,
    start,
    fingerprint: fingerprintOf(masterState.db),
    log: 'writes-1.jsonl',
    end: emptyLog,
  };
  await writeSafely(join(directory, header.log), '');
  await writeHeader(directory, header);
  return header;
}

/** Options that affect writes, so they must be the same for a replay. */
const optionsOfStart = [
  'seed',
  'scenario',
  'experiments',
  'rbac',
  'strictJobQueueControl',
] as const;

type CheckInput = { directory: string; header: Header; options: SandboxOptions };

function checkOptions({ directory, header, options }: CheckInput) {
  const begun = { ...header, strictJobQueueControl: header.strictJobQueueControl ?? false };
  for (const name of optionsOfStart) {
    const expected = options[name];
    if (expected === undefined || expected === begun[name]) continue;
    throw new Error(`${directory} was begun with ${name} ${begun[name]}, not ${expected}.`);
  }
  const { release = defaultRelease.version } = header;
  const expected = options.release?.version ?? defaultRelease.version;
  if (release !== expected)
    throw new Error(`${directory} was begun with release ${release}, not ${expected}.`);
}

type FingerprintInput = { directory: string; header: Header; masterState: MasterState };

function checkFingerprint({ directory, header, masterState }: FingerprintInput) {
  if (fingerprintOf(masterState.db) === header.fingerprint) return;
  throw new Error(
    `${directory} was begun by a version whose scenario ${header.scenario} held other data; that version can still open it.`,
  );
}

type NumberedHeader = Header & { end: LogEnd };

type OpenedLog = {
  lines: Line[];
  journal: Journal;
  recordEnd: (end: LogEnd) => Promise<void>;
};

type OpenLogInput = {
  directory: string;
  header: NumberedHeader;
  openLogFile: OpenLogFile | undefined;
};

async function openLog({ directory, header, openLogFile }: OpenLogInput): Promise<OpenedLog> {
  const logs = createLogs(directory, header);
  const file = logs.path();
  const { lines, completeBytes, end } = readLines(await readLog(file), {
    file,
    minEnd: header.end,
  });
  const { recordEnd, replace } = logs;
  const journal = await openJournal({
    ...{ path: file, completeBytes, end, replace },
    ...(openLogFile && { openFile: openLogFile }),
  });
  const keptLines = compactLines(lines);
  if (!isWorthCompacting(lines.length, keptLines.length)) {
    // on a full disk the header keeps an earlier end, which is a lower limit
    await recordEnd(end).catch(() => {});
    return { lines, journal, recordEnd };
  }
  // on a full disk the log stays as it is
  const isRewritten = await journal
    .rewrite(() => keptLines.map((line) => JSON.stringify(line)))
    .then(
      () => true,
      () => false,
    );
  return { lines: isRewritten ? keptLines : lines, journal, recordEnd };
}

/** Adds numbers and checksums to the log of an older version. */
async function withNumbers(directory: string, header: Header): Promise<NumberedHeader> {
  const { end } = header;
  if (end) return { ...header, end };
  const logs = createLogs(directory, header);
  const file = logs.path();
  const { lines } = readLines(await readLog(file), { file, minEnd: false });
  const numbered = numberedLines(
    lines.map((line) => JSON.stringify(line)),
    emptyLog,
  );
  const log = basename(await logs.replace(numbered.text, numbered.end));
  await rm(file, { force: true });
  return { ...header, log, end: numbered.end };
}

// the current log is the one the header names
function createLogs(directory: string, header: Header) {
  let { log } = header;
  const path = () => join(directory, log);
  const record = (name: string, end: LogEnd) =>
    writeHeader(directory, { ...header, format: currentFormat, log: name, end });
  const replace = async (text: string, end: LogEnd) => {
    const name = nextLogName(log);
    const file = join(directory, name);
    try {
      await writeSafely(file, text);
      await record(name, end);
    } catch (error) {
      if (!(error instanceof UnknownStateError)) await rm(file, { force: true }).catch(() => {});
      throw error;
    }
    log = name;
    return path();
  };
  // so that later losses of the log are noticed
  const recordEnd = (end: LogEnd) => record(log, end);
  return { path, replace, recordEnd };
}

const lastWriteOf = (lines: readonly Line[]): number =>
  lines.reduce((last, line) => Math.max(last, numberIn(line)), 0);

function numberIn(line: Line): number {
  if ('write' in line) return line.write;
  return 'upTo' in line ? line.upTo : 0;
}

type KeepTimeInput = { time: ResumableClock; journal: Journal; speed: number };

// with a fast clock, time would otherwise restart at the last write
function keepTime({ time, journal, speed }: KeepTimeInput): () => void {
  const note = () => void journal.append({ time: time.now() }).catch(() => {});
  const handle = speed > 1 ? setInterval(note, 5000).unref() : undefined;
  return () => {
    clearInterval(handle);
    note();
  };
}

/**
 * A short text that changes with the initial data of a scenario: writes of users must not be
 * applied to other data.
 */
function fingerprintOf(db: Database): string {
  const sizes = Object.entries(db)
    .filter(([, table]) => table.size > 0)
    .map(([name, table]) => `${name} ${table.size}`);
  const experiments = db.experiments
    .all()
    .slice(0, 500)
    .map(({ id, name, state, trialIds }) => `${id} ${name} ${state} ${trialIds.join()}`);
  return seedOf([...sizes.sort(), ...experiments].join('\n')).toString(16);
}
