import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale, cliBuild, contractBuild } from '../lib/builds.mjs';
import { Refusal, root, stateFolder } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { choiceOf, releases, rounds, sampleOf } from './fuzz-rounds.mjs';
import { ensurePython } from './python.mjs';
import { startSandbox } from './sandbox-process.mjs';

/** @typedef {import('./fuzz-rounds.mjs').Round} Round */
/** @typedef {import('./fuzz-rounds.mjs').Release} Release */

const packages = ['schemathesis==4.32.5'];
const folder = join(stateFolder, 'fuzz');
// seconds of overhead for each round
const startSeconds = 4;
// seconds for all rounds on one release together
const fullRunSeconds = 560;

const contracts = {
  '0.23.4': 'openapi/package/dist/openapi.json',
  '0.38.1': 'openapi/package/dist/openapi-0.38.1.json',
};

/** The releases of the sandbox that have every call of these contracts. */
const masters = { '0.23.4': '0.23.4-dev0', '0.38.1': '0.38.1' };

// deliberate exceptions of the project: only these, where 500 is the master's usual refusal of bad
// input
const checks = [
  'response_schema_conformance',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'ignored_auth',
  'refusal_was_meant',
];

/** @typedef {{ release: Release, seconds?: number, seed?: number, only?: string[] }} FuzzOptions */

/**
 * Fuzzes the sandbox of a release by its contract, and counts operations. Installs schemathesis if
 * it is missing. `seconds` is the time for all rounds; the start of a round reduces the time of
 * those after it.
 *
 * @param {FuzzOptions} options `only`: titles of rounds
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runFuzz({ release, seconds = fullRunSeconds, seed = 1, only = [] }) {
  await buildStale([contractBuild, cliBuild]);
  const bin = await ensurePython({ name: 'fuzz', packages, size: '60 MB' });
  await mkdir(folder, { recursive: true });
  const selectedRounds = rounds.filter(({ title }) => only.length === 0 || only.includes(title));
  const end = Date.now() + seconds * 1000;
  const total = { passed: 0, failed: 0 };
  for (const [index, round] of selectedRounds.entries()) {
    console.log(`\n── ${round.title} (${release}, scenario ${round.scenario}, seed ${seed})`);
    const shares = selectedRounds.slice(index).reduce((sum, { share }) => sum + share, 0);
    const remainingSeconds = (end - Date.now()) / 1000;
    const budget = Math.max(
      1,
      Math.round((remainingSeconds * round.share) / shares - startSeconds),
    );
    const { passed, failed } = await runRound({ bin, release, round, seed, seconds: budget });
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * Fuzzes every round on both releases, one after the other.
 *
 * @param {Omit<FuzzOptions, 'release'>} [options] as of `runFuzz`, for each release
 */
export async function runFullFuzz(options) {
  const total = { passed: 0, failed: 0 };
  for (const release of releases) {
    const { passed, failed } = await runFuzz({ release, ...options });
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/**
 * Fuzzes every other round on one release, each with its usual duration; the next samples run the
 * other rounds and the other release.
 *
 * @param {number} sample
 */
export const runFuzzSample = (sample) =>
  runFuzz({ seed: sample, ...sampleOf(sample, { seconds: fullRunSeconds }) });

/** @typedef {{ bin: string, release: Release, round: Round, seed: number, seconds: number }} RoundRun */

/** @param {RoundRun} input */
async function runRound({ bin, release, round, seed, seconds }) {
  // fast, because some streams last until training ends; slow enough that training outlasts the
  // round
  const master = await startSandbox([
    ...['--scenario', round.scenario, '--release', masters[release], '--speed', '20'],
  ]);
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  try {
    const administrators = await addAdministrators(master.url, round.scenario === 'rbac');
    const { code } = await run(
      join(bin, 'schemathesis'),
      argumentsOf({ release, round, seed, seconds, report, url: master.url }),
      {
        cwd: folder,
        env: environmentOf(master.url, administrators),
        limitMs: seconds * 1000 + 60_000,
      },
    );
    return countOperations(code, await readFile(report, 'utf8').catch(() => '{}'));
  } finally {
    await master.stop();
  }
}

/** @param {Omit<RoundRun, 'bin'> & { report: string, url: string }} input */
const argumentsOf = ({ release, round, seed, seconds, report, url }) => [
  ...['run', join(root, contracts[release]), '--url', url],
  ...['--checks', checks.join(), ...choiceOf(round)],
  ...['--seed', `${seed}`, '--max-time', `${seconds}`, '--request-timeout', '10'],
  ...['--report', 'json', '--report-json-path', report, '--generation-database', 'none'],
  // schemathesis warns that many made-up calls are refused, which is expected
  ...['--continue-on-failure', '--warnings', 'off'],
];

/**
 * @param {string} master
 * @param {string[]} administrators
 */
const environmentOf = (master, administrators) => ({
  PYTHONPATH: join(root, 'scripts/compat/fuzz-files'),
  PYTHONDONTWRITEBYTECODE: '1',
  SCHEMATHESIS_HOOKS: 'hooks',
  TRAINYARD_FUZZ_MASTER: master,
  TRAINYARD_FUZZ_ADMINISTRATORS: administrators.join(),
});

/**
 * Creates further administrators, because calls may lock one out.
 *
 * @param {string} master
 * @param {boolean} hasRoles
 */
async function addAdministrators(master, hasRoles) {
  const { token } = await post(`${master}/api/v1/auth/login`, { username: 'admin', password: '' });
  const names = Array.from({ length: 30 }, (_, index) => `fuzzer-${index + 1}`);
  for (const username of names) {
    const created = { user: { username, admin: true, active: true } };
    const { user } = await post(`${master}/api/v1/users`, created, token);
    const roleAssignment = { role: { roleId: 1 }, scopeCluster: true };
    const userRoleAssignments = [{ userId: user.id, roleAssignment }];
    if (hasRoles) {
      await post(`${master}/api/v1/roles/add-assignments`, { userRoleAssignments }, token);
    }
  }
  return ['admin', ...names];
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 */
async function post(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  if (response.ok) return response.json();
  throw new Refusal(`${url} answered ${response.status}: ${await response.text()}`);
}

/**
 * @param {number} code
 * @param {string} report
 */
function countOperations(code, report) {
  const { operations, failures = [] } = JSON.parse(report);
  const failing = new Set(failures.flatMap((/** @type {any} */ { operations }) => operations));
  const passed = Math.max(0, (operations?.tested ?? 0) - failing.size);
  // it also fails for errors without an operation, and if it tests nothing
  const isUnsound = code !== 0 || passed === 0;
  return { passed, failed: failing.size === 0 && isUnsound ? 1 : failing.size };
}
