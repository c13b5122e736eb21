import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../lib/run.mjs';
import { startSandbox } from './sandbox-process.mjs';

/**
 * One command: what to type, and what has to come of it. `{name}` stands for what an earlier
 * command kept under that name.
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
/** @typedef {{ title: string, scenario: string, options?: string[], commands: Command[] }} Section */
/**
 * `type` and `shown` name what was kept, `typed` holds it.
 *
 * @typedef {{ section: string, type: string, typed: string, shown: string, complaint?: string }} Result
 */
/** @typedef {{ program: string, sections: Section[], folder: string }} Input */

const files = join(dirname(fileURLToPath(import.meta.url)), 'det-files');

/**
 * Runs every section against a sandbox of its scenario, sections of one scenario against the same.
 *
 * @param {Input} input
 * @returns {Promise<Result[]>}
 */
export async function runCommands({ program, sections, folder }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'home'), { recursive: true });
  await cp(files, folder, { recursive: true });
  /** @type {Map<string, { url: string, kept: Map<string, string>, stop: () => Promise<void> }>} */
  const masters = new Map();
  /** @type {Result[]} */
  const results = [];
  try {
    for (const { title, scenario, options = [], commands } of sections) {
      const key = [scenario, ...options].join(' ');
      const master = masters.get(key) ?? {
        ...(await startSandbox(['--scenario', scenario, ...options])),
        kept: new Map(),
      };
      masters.set(key, master);
      console.log(`\n── ${title} (scenario ${scenario})`);
      for (const command of commands) {
        const result = await runCommand({ program, folder, master, command });
        results.push({ ...result, section: title });
        report(result);
      }
    }
  } finally {
    for (const { stop } of masters.values()) await stop();
  }
  return results;
}

/** @param {Omit<Result, 'section'>} result */
function report({ typed, complaint }) {
  console.log(`${complaint === undefined ? '✓' : '✗'} det ${typed}`);
  if (complaint !== undefined) console.log(complaint.replaceAll(/^/gm, '    '));
}

/**
 * @typedef {{ url: string, kept: Map<string, string> }} Master
 * @typedef {{ program: string, folder: string, master: Master, command: Command }} RunInput
 */

/** @param {RunInput} input */
async function runCommand({ program, folder, master, command }) {
  const { kept } = master;
  const typed = filled(command.type, kept);
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
  // the cluster takes its time: what is awaited may come with the next look
  for (let look = 0; command.settles && look < 20 && complaintOf(command, finished, kept); look++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    finished = await attempt();
  }
  for (const [name, pattern] of Object.entries(command.keep ?? {})) {
    const found = pattern.exec(finished.output);
    if (found) kept.set(name, found[1] ?? found[0]);
  }
  const complaint = complaintOf(command, finished, kept);
  const { type } = command;
  return { type, typed, shown: shownOf(command), ...(complaint && { complaint }) };
}

/** @param {{ folder: string, url: string, user: string, password: string }} input */
const environment = ({ folder, url, user, password }) => ({
  HOME: join(folder, 'home'),
  DET_MASTER: url,
  DET_USER: user,
  DET_PASS: password,
  // wide enough for its tables, without colours
  COLUMNS: '200',
  NO_COLOR: '1',
  BROWSER: 'true',
});

/**
 * What is wrong, or nothing.
 *
 * @param {Command} command
 * @param {{ code: number, output: string }} finished
 * @param {Map<string, string>} kept
 */
function complaintOf({ code = 0, shows = [], hides = [], keep = {} }, finished, kept) {
  const { output } = finished;
  /** @param {string | RegExp} text */
  const isShown = (text) =>
    typeof text === 'string' ? output.includes(filled(text, kept)) : text.test(output);
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
 * @param {Map<string, string>} kept
 */
const filled = (text, kept) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name) => kept.get(name) ?? whole);

/**
 * The words of a command line; quotes hold some together.
 *
 * @param {string} line
 */
const words = (line) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
