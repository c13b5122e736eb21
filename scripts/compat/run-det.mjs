import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale, cliBuild } from '../lib/builds.mjs';
import { root, stateFolder } from '../lib/main.mjs';
import { detCommands } from './det-commands.mjs';
import { differentEnds } from './det-differences.mjs';
import { laterCommands } from './det-later-commands.mjs';
import { runCommands } from './det-run.mjs';
import { ensurePython } from './python.mjs';

// its YAML library must be older than 0.18, which its own requirements do not declare
const packages = ['determined==0.23.4', 'ruamel.yaml<0.18'];

/** Returns the folder of `det` 0.23.4 and its Python; installs them if they are missing. */
export const ensureDet = () => ensurePython({ name: 'det', packages, size: '430 MB' });

const ensureLaterDet = () =>
  ensurePython({ name: 'det-0.38.1', packages: ['determined==0.38.1'], size: '420 MB' });

/**
 * Runs every command of the table against a sandbox, through `det` 0.23.4, which is installed if it
 * is missing, and through `trainyard`; then the commands that 0.38.1 has through its own `det`,
 * against a sandbox of that release.
 *
 * @param {{ writesTable?: boolean, only?: string[], release?: string }} [options] `only`: titles of
 *   sections; `release`: of one master alone
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runDet({ writesTable = false, only = [], release } = {}) {
  await buildStale([cliBuild]);
  /** @param {{ title: string }} section */
  const isIncluded = ({ title }) => only.length === 0 || only.includes(title);
  const none = { passed: 0, failed: 0 };
  const earlier =
    release === '0.38.1' ? none : await runEarlier(detCommands.filter(isIncluded), writesTable);
  const later = release === '0.23.4' ? none : await runLater(laterCommands.filter(isIncluded));
  return { passed: earlier.passed + later.passed, failed: earlier.failed + later.failed };
}

/**
 * @param {import('./det-run.mjs').Section[]} sections
 * @param {boolean} writesTable
 */
async function runEarlier(sections, writesTable) {
  const bin = await ensureDet();
  const { results, comparisons } = await runCommands({
    det: join(bin, 'det'),
    trainyard: join(root, 'packages/cli/bin/trainyard.mjs'),
    sections,
    folder: join(stateFolder, 'det-run'),
  });
  if (writesTable) await writeTable(tableOf(results));
  const complaints = complaintsIn(results);
  const otherEnds = results.filter(({ difference }) => difference !== undefined).length;
  const otherStates = comparisons.filter(({ differences }) => differences.length > 0).length;
  const entities = comparisons.reduce((sum, comparison) => sum + comparison.entities, 0);
  console.log(
    `\n${results.length} commands through det: ${complaints} wrong; the same through trainyard: ` +
      `${otherEnds} end otherwise, ${differentEnds.size} on purpose; ${entities} entities compared after ${comparisons.length} ` +
      `sections: ${otherStates} sections differ`,
  );
  const failed = complaints + otherEnds + otherStates;
  return { passed: 2 * results.length + comparisons.length - failed, failed };
}

/** @param {import('./det-run.mjs').Section[]} sections */
async function runLater(sections) {
  const bin = await ensureLaterDet();
  const { results } = await runCommands({
    det: join(bin, 'det'),
    sections,
    folder: join(stateFolder, 'det-run-0.38.1'),
    options: ['--release', '0.38.1'],
  });
  const failed = complaintsIn(results);
  console.log(`\n${results.length} commands through det 0.38.1: ${failed} wrong`);
  return { passed: results.length - failed, failed };
}

/** @param {Pick<Result, 'complaint'>[]} results */
const complaintsIn = (results) => results.filter(({ complaint }) => complaint !== undefined).length;

/** @param {string} table */
async function writeTable(table) {
  const path = join(root, 'packages/sandbox/README.md');
  const text = await readFile(path, 'utf8');
  const fenced = /(<!-- det -->\n)[\s\S]*?(<!-- \/det -->)/;
  await writeFile(
    path,
    text.replace(fenced, (_, from, to) => `${from}\n${table}\n${to}`),
  );
}

/** @typedef {import('./det-run.mjs').Result} Result */

/**
 * Formats the results as a table for a README.
 *
 * @param {Pick<Result, 'section' | 'type' | 'shownCommand' | 'complaint'>[]} results
 */
export function tableOf(results) {
  const rows = results.map(({ section, type, shownCommand, complaint }) => [
    section,
    code(`det ${type}`),
    shownCommand === '' ? '' : code(shownCommand),
    complaint === undefined ? 'yes' : 'no',
  ]);
  const head = ['what', 'command', 'has to show', 'works'];
  const lines = [head, head.map(() => '---'), ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

/** @param {string} text */
const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\``;
