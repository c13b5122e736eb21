import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../lib/run.mjs';
import { differentEnds } from './det-differences.mjs';
import { compareStates } from './det-state.mjs';
import { startSandbox } from './sandbox-process.mjs';

/**
 * One command: the line to type, and the expected result. `{name}` is replaced by the text that an
 * earlier command stored under that name.
 *
 * @typedef {{
 *   type: string,
 *   code?: number,
 *   shows?: (string | RegExp)[],
 *   hides?: (string | RegExp)[],
 *   keep?: Record<string, RegExp>,
 *   as?: string,
 *   password?: string,
 *   answers?: string,
 *   settles?: boolean,
 * }} Command
 */
/** @typedef {{ title: string, scenario: string, options?: string[], commands: Command[], reads?: string[] }} Section `reads`: pages to compare besides the usual ones */
/**
 * `type` and `shownCommand` contain names of stored texts, `typed` the texts themselves. `complaint`
 * describes a failure of `det` on the sandbox, `difference` one of `trainyard` compared with `det`.
 *
 * @typedef {{
 *   section: string,
 *   type: string,
 *   typed: string,
 *   shownCommand: string,
 *   complaint?: string,
 *   difference?: string,
 * }} Result
 */
/** @typedef {{ section: string, entities: number, differences: import('./det-state.mjs').Difference[] }} Comparison */
/**
 * `options` apply to every sandbox; without `trainyard` the commands run through `det` only.
 *
 * @typedef {{ det: string, trainyard?: string, sections: Section[], folder: string, options?: string[] }} Input
 */
/** @typedef {{ url: string, storedTexts: Map<string, string>, stop: () => Promise<void> }} Master */
/** @typedef {{ det: Master, trainyard?: Master }} Pair */

const files = join(dirname(fileURLToPath(import.meta.url)), 'det-files');

/**
 * Runs every command through `det`, and then through `trainyard` if it is given, each program
 * against a separate sandbox with the same seed. Sections of one scenario use the same pair of
 * sandboxes. Compares the exit codes of each command, and the states of both sandboxes after each
 * section.
 *
 * @param {Input} input
 * @returns {Promise<{ results: Result[], comparisons: Comparison[] }>}
 */
export async function runCommands({ det, trainyard, sections, folder, options: ofAll = [] }) {
  await rm(folder, { recursive: true, force: true });
  const folders = { det: join(folder, 'det'), trainyard: join(folder, 'trainyard') };
  for (const path of Object.values(folders)) {
    await mkdir(join(path, 'home'), { recursive: true });
    await cp(files, path, { recursive: true });
  }
  /** @type {Map<string, Pair>} */
  const pairs = new Map();
  /** @type {Result[]} */
  const results = [];
  /** @type {Comparison[]} */
  const comparisons = [];
  try {
    for (const { title, scenario, options = [], commands, reads } of sections) {
      const key = [scenario, ...options].join(' ');
      const flags = ['--scenario', scenario, ...options, ...ofAll];
      const pair = pairs.get(key) ?? (await startPair(flags, trainyard !== undefined));
      pairs.set(key, pair);
      console.log(`\n── ${title} (scenario ${scenario})`);
      for (const command of commands) {
        const first = await runCommand({
          program: det,
          folder: folders.det,
          master: pair.det,
          command,
        });
        const difference = trainyard
          ? await runBeside({
              program: trainyard,
              folder: folders.trainyard,
              pair,
              command,
              expected: first.code,
            })
          : undefined;
        const result = { ...first.result, section: title, ...(difference && { difference }) };
        results.push(result);
        report(result);
      }
      if (!pair.trainyard) continue;
      const comparison = await compareStates(pair.det.url, pair.trainyard.url, reads);
      comparisons.push({ section: title, ...comparison });
      reportComparison(comparison);
    }
  } finally {
    for (const { det, trainyard } of pairs.values()) {
      await Promise.all([det.stop(), trainyard?.stop()]);
    }
  }
  return { results, comparisons };
}

/**
 * Starts two sandboxes with one seed at the same time, so that their clocks agree, or only one.
 *
 * @param {string[]} options
 * @param {boolean} isPair
 * @returns {Promise<Pair>}
 */
async function startPair(options, isPair) {
  const start = async () => ({ ...(await startSandbox(options)), storedTexts: new Map() });
  if (!isPair) return { det: await start() };
  const [det, trainyard] = await Promise.all([start(), start()]);
  return { det, trainyard };
}

/** @param {Omit<Result, 'section'>} result */
function report({ typed, complaint, difference }) {
  console.log(`${complaint === undefined ? '✓' : '✗'} det ${typed}`);
  if (complaint !== undefined) console.log(complaint.replaceAll(/^/gm, '    '));
  if (difference === undefined) return;
  console.log(`✗ trainyard ${typed}`);
  console.log(difference.replaceAll(/^/gm, '    '));
}

/** @param {Omit<Comparison, 'section'>} comparison */
function reportComparison({ entities, differences }) {
  const mark = differences.length === 0 ? '✓' : '✗';
  console.log(`${mark} state of both: ${entities} entities, ${differences.length} differ`);
  for (const { what, expected, found } of differences.slice(0, 20)) {
    console.log(`    ${what}\n      det       ${JSON.stringify(expected)}`);
    console.log(`      trainyard ${JSON.stringify(found)}`);
  }
}

/**
 * @typedef {{ program: string, folder: string, master: Master, command: Command }} RunInput
 */

/** @param {RunInput} input */
async function runCommand(input) {
  const { command, master } = input;
  const { storedTexts } = master;
  const { finished, typed } = await settled(
    input,
    (attempt) => complaintOf(command, attempt, storedTexts) !== undefined,
  );
  keepFrom(finished.output, command, storedTexts);
  const complaint = complaintOf(command, finished, storedTexts);
  const { type } = command;
  const result = { type, typed, shownCommand: shownOf(command), ...(complaint && { complaint }) };
  return { code: finished.code, result };
}

/**
 * Runs a command through `trainyard`. Returns the difference from `det`, or undefined. A command in
 * the table of differences runs twice: unchanged, and with the words that make it end as under
 * `det`.
 *
 * @param {{ program: string, folder: string, pair: Pair, command: Command, expected: number }} input
 */
async function runBeside({ program, folder, pair, command, expected }) {
  const master = pair.trainyard;
  if (!master) return undefined;
  const { storedTexts } = master;
  /** @param {string} type @param {number} code */
  const attempt = async (type, code) => {
    /** @param {{ code: number }} finished */
    const differs = (finished) => (finished.code === 0) !== (code === 0);
    const { finished, typed } = await settled(
      { program, folder, master, command: { ...command, type } },
      differs,
    );
    keepFrom(finished.output, command, storedTexts);
    if (!differs(finished)) return undefined;
    return `trainyard ${typed} ended with ${finished.code}, expected ${code}. It printed:\n${finished.output.slice(-3000)}`;
  };
  const { type } = command;
  const different = differentEnds.get(type);
  const difference = different
    ? ((await attempt(type, different.code)) ??
      (await attempt(`${type} ${different.words}`, expected)))
    : await attempt(type, expected);
  // ids count up in both; a table with another layout may not contain one
  for (const name of Object.keys(command.keep ?? {})) {
    const value = storedTexts.get(name) ?? pair.det.storedTexts.get(name);
    if (value !== undefined) storedTexts.set(name, value);
  }
  return difference;
}

/**
 * Runs a command; repeats one with `settles` until it ends as expected, because the cluster needs
 * time.
 *
 * @param {RunInput} input
 * @param {(finished: { code: number, output: string }) => boolean} isOpen
 */
async function settled({ program, folder, master, command }, isOpen) {
  const typed = filled(command.type, master.storedTexts);
  const attempt = () =>
    run(program, words(typed), {
      cwd: folder,
      quiet: true,
      limitMs: 120_000,
      ...(command.answers !== undefined && { input: command.answers }),
      env: environment({
        folder,
        url: master.url,
        user: command.as ?? 'admin',
        password: command.password ?? '',
      }),
    });
  let finished = await attempt();
  for (let retry = 0; command.settles && retry < 20 && isOpen(finished); retry++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    finished = await attempt();
  }
  return { finished, typed };
}

/**
 * @param {string} output
 * @param {Command} command
 * @param {Map<string, string>} storedTexts
 */
function keepFrom(output, { keep = {} }, storedTexts) {
  for (const [name, pattern] of Object.entries(keep)) {
    const match = pattern.exec(output);
    if (match) storedTexts.set(name, match[1] ?? match[0]);
  }
}

/** @param {{ folder: string, url: string, user: string, password: string }} input */
const environment = ({ folder, url, user, password }) => ({
  HOME: join(folder, 'home'),
  DET_MASTER: url,
  DET_USER: user,
  DET_PASS: password,
  // wide enough for the tables, without colors
  COLUMNS: '200',
  NO_COLOR: '1',
  BROWSER: 'true',
});

/**
 * Describes the failures of a command; returns undefined if it ended as expected.
 *
 * @param {Command} command
 * @param {{ code: number, output: string }} finished
 * @param {Map<string, string>} storedTexts
 */
function complaintOf({ code = 0, shows = [], hides = [], keep = {} }, finished, storedTexts) {
  const { output } = finished;
  /** @param {string | RegExp} text */
  const isShown = (text) =>
    typeof text === 'string' ? output.includes(filled(text, storedTexts)) : text.test(output);
  const wrong = [
    ...(finished.code === code ? [] : [`ended with ${finished.code}, expected ${code}`]),
    ...shows.filter((text) => !isShown(text)).map((text) => `does not show ${text}`),
    ...hides.filter(isShown).map((text) => `shows ${text}`),
    ...Object.entries(keep)
      .filter(([, pattern]) => !pattern.test(output))
      .map(([name]) => `names no ${name}`),
  ];
  if (wrong.length === 0) return undefined;
  return `${wrong.join('; ')}. It printed:\n${output.slice(-3000)}`;
}

/** @param {Command} command */
const shownOf = ({ shows = [], code = 0 }) =>
  [
    ...(code === 0 ? [] : [`exit code ${code}`]),
    ...shows.map((text) => (typeof text === 'string' ? text : text.source)),
  ].join(', ');

/**
 * @param {string} text
 * @param {Map<string, string>} storedTexts
 */
const filled = (text, storedTexts) =>
  text.replaceAll(/\{(\w+)\}/g, (match, name) => storedTexts.get(name) ?? match);

/**
 * Splits a command line into words; quotes keep several in one.
 *
 * @param {string} line
 */
const words = (line) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
