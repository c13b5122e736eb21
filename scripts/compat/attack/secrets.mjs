import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { launchChromium } from '../../lib/chromium.mjs';
import { startSandbox, startServer } from '../sandbox-process.mjs';
import { signIn } from './console-browser.mjs';
import { runTrainyard } from './run-trainyard.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

// each secret contains `hunter2`
const secrets = `
name: secrets # token: hunter2-comment
entrypoint: python -c "import os; os.environ['HF_TOKEN']='hunter2-python'"
searcher: {name: single, metric: loss, max_length: {batches: 10}}
hyperparameters: {}
environment:
  registry_auth: {username: hunter2-user, password: hunter2-registry}
  environment_variables: ["AWS_SECRET_ACCESS_KEY=hunter2-variable", "HASH_SALT=hunter2-salt"]
data: {pin: hunter2-pin, url: "https://me:hunter2-address@host/x?token=hunter2-query"}
`;

/** Commands that show a configuration, a call or a log; `TRIAL` is one with secrets. */
const commands = [
  'experiment describe EXPERIMENT --json',
  'experiment config EXPERIMENT',
  'experiment config EXPERIMENT --original',
  'experiment list --all --json',
  'experiment diff EXPERIMENT 3',
  'experiment compare EXPERIMENT 3',
  'experiment logs EXPERIMENT',
  'experiment fork EXPERIMENT --dry-run',
  'experiment continue EXPERIMENT --dry-run',
  'experiment create secrets.yaml --dry-run',
  'template create fresh secrets.yaml --dry-run',
  'trial logs TRIAL',
  'trial logs TRIAL -o json',
];

/** Commands that write a file with them. */
const writers = [
  'experiment describe EXPERIMENT --record described.har',
  'experiment create secrets.yaml --paused --record created.har',
  'trial support-bundle TRIAL',
];

/** Limit for a page that opens one of these: a careless parser needs more on a fast machine too. */
const slowMs = 60_000;

/** Time within which the log of a new experiment has a secret. */
const logMs = 60_000;

/** Texts on which a careless parser takes minutes, in a valid configuration. */
const slow = {
  'quotes in a note': `data: {note: '${'"'.repeat(60_000)}token'}`,
  'quotes in a configuration': `data: {config: '${'"'.repeat(120_000)}'}`,
  'aliases in a configuration': `data:\n  config: |\n    a: &a key\n${'    - *a\n'.repeat(10_000)}`,
};

/**
 * Stores an experiment with secrets and looks for them in the output of commands and in the files
 * that they write; stores configurations that are slow to mask, and opens them in Chromium.
 *
 * @returns {Promise<Findings>}
 */
export async function attackMasks() {
  const sandbox = await startSandbox(['--scenario', 'demo', '--seed', '7']);
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-secrets-'));
  const config = await mkdtemp(join(tmpdir(), 'trainyard-config-'));
  /** @param {string} command */
  const trainyard = (command) => runTrainyard({ command, url: sandbox.url, home: folder, config });
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  /** @param {boolean} isRight @param {string} line */
  const record = (isRight, line) => {
    findings[isRight ? 'passed' : 'failed'] += 1;
    if (!isRight) findings.lines.push(line);
  };
  try {
    await writeFile(join(folder, 'secrets.yaml'), secrets);
    const { output: created } = await trainyard('experiment create secrets.yaml -o ids');
    const experiment = idIn(created);
    const { output: listed } = await trainyard(`experiment list-trials ${experiment} -o ids`);
    const trial = idIn(listed);
    for (const command of [...commands, ...writers]) {
      const words = command.replace('EXPERIMENT', experiment).replace('TRIAL', trial);
      let { code, output } = await trainyard(words);
      const isMasked = () => writers.includes(command) || output.includes('********');
      // the line of a log with a secret comes when the image is pulled, some seconds after the start
      const lastAt = performance.now() + logMs;
      while (code === 0 && !isMasked() && performance.now() < lastAt)
        ({ code, output } = await trainyard(words));
      record(code === 0, `${command}: exit ${code}, ${output.slice(0, 200)}`);
      record(!output.includes('hunter2'), `${command}: prints a secret`);
      // an output without a mask has not reached a secret
      record(isMasked(), `${command}: prints nothing that was masked`);
    }
    const written = (await readdir(folder)).length - 1;
    record(
      written === writers.length,
      `${written} files were written by ${writers.length} commands`,
    );
    for (const name of await readdir(folder)) {
      if (name === 'secrets.yaml') continue;
      const bytes = await readFile(join(folder, name));
      const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      record(!text.includes('hunter2'), `${name}: holds a secret`);
      record(text.includes('********'), `${name}: holds nothing that was masked`);
      const { mode } = await stat(join(folder, name));
      record((mode & 0o077) === 0, `${name}: can be read by others`);
    }
    /** @type {Array<[name: string, id: string]>} */
    const ids = [];
    for (const [name, data] of Object.entries(slow)) {
      const plain = secrets.replace(/^data:.*$/m, '').replace(/#.*$/m, '');
      await writeFile(join(folder, 'slow.yaml'), `${plain}\n${data}\n`);
      const { output } = await trainyard('experiment create slow.yaml --paused -o ids');
      const id = idIn(output);
      const printed = await trainyard(`experiment config ${id} --original`);
      record(
        printed.output.includes('too long to be searched'),
        `${name}: ${printed.output.slice(0, 200)}`,
      );
      ids.push([name, id]);
    }
    for (const line of await openConfigs(sandbox.url, ids)) record(line === '', line);
    return findings;
  } finally {
    await rm(folder, { recursive: true });
    await rm(config, { recursive: true });
    await sandbox.stop();
  }
}

/**
 * The id on the last line of an output, below messages.
 *
 * @param {string} output
 */
const idIn = (output) => output.trim().split('\n').at(-1) ?? '';

/**
 * Opens the Code tab of experiments and returns a line for each: the reason why it failed, or ''.
 *
 * @param {string} master
 * @param {Array<[name: string, id: string]>} experiments
 */
async function openConfigs(master, experiments) {
  const site = await startServer('serve', ['--master', master]);
  const browser = await launchChromium();
  try {
    const page = await signIn(browser, site.url);
    const lines = [];
    for (const [name, id] of experiments) {
      await page.goto(`${site.url}/experiments/${id}/code`);
      const notice = page.getByText('too long to be searched for secrets').first();
      const isShown = await notice.waitFor({ timeout: slowMs }).then(
        () => true,
        () => false,
      );
      lines.push(isShown ? '' : `${name}: the Code tab does not answer within ${slowMs / 1000} s`);
    }
    return lines;
  } finally {
    await browser.close();
    await site.stop();
  }
}
