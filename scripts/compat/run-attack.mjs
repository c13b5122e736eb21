/**
 * The results of one part of the attack: lines to print, and the numbers of attempts that passed
 * and failed.
 *
 * @typedef {{ lines: string[], passed: number, failed: number }} Findings
 */

/**
 * The parts in order. Each has its own file in `attack/` with one exported function; an error that
 * it throws counts as one failure. They are imported when they run, because the packages they need
 * may not be installed when this file is loaded.
 *
 * @type {{ name: string, attack: () => Promise<Findings> }[]}
 */
const parts = [
  {
    name: 'raw sockets',
    attack: async () => (await import('./attack/sockets.mjs')).attackSockets(),
  },
  {
    name: 'terminal',
    attack: async () => (await import('./attack/terminal.mjs')).attackTerminal(),
  },
  {
    name: 'archives',
    attack: async () => (await import('./attack/archives.mjs')).attackArchives(),
  },
  {
    name: 'secrets',
    attack: async () => (await import('./attack/secrets.mjs')).attackMasks(),
  },
  { name: 'tasks', attack: async () => (await import('./attack/tasks.mjs')).attackAsTask() },
  {
    name: 'slow readers',
    attack: async () => (await import('./attack/slow-readers.mjs')).attackMemory(),
  },
  {
    name: 'full disk',
    attack: async () => (await import('./attack/full-disk.mjs')).attackFullDisk(),
  },
  {
    name: 'two sessions',
    attack: async () => (await import('./attack/two-sessions.mjs')).attackEdits(),
  },
  {
    name: 'closed for months',
    attack: async () => (await import('./attack/closed-months.mjs')).attackClosedDirectory(),
  },
  {
    name: 'silent master',
    attack: async () => (await import('./attack/silent-master.mjs')).attackBySilence(),
  },
  { name: 'pages', attack: async () => (await import('./attack/pages.mjs')).attackPages() },
];

/**
 * Attacks the built product from outside, prints the results, and counts failures.
 *
 * @param {{ only?: string[] }} [options] names of parts; all of them when left out
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runAttack({ only } = {}) {
  const count = { passed: 0, failed: 0 };
  for (const { name, attack } of parts) {
    if (only && !only.includes(name)) continue;
    const { lines, passed, failed } = await attack().catch(failure);
    for (const line of lines) console.log(`  ${line}`);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} right, ${failed} wrong`);
    count.passed += passed;
    count.failed += failed;
  }
  return count;
}

/**
 * @param {unknown} error
 * @returns {Findings}
 */
const failure = (error) => ({
  lines: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  passed: 0,
  failed: 1,
});
