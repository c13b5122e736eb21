/**
 * The findings of one part of the attack: lines of figures to print, and how many of its tries ended
 * rightly and wrongly.
 *
 * @typedef {{ lines: string[], passed: number, failed: number }} Findings
 */

/**
 * The parts in order. Each lives in its own file in `attack/` and exports one function; what it
 * throws counts as one failure. They are imported when they run: the packages they need may not be
 * installed when this file is read.
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
  { name: 'pages', attack: async () => (await import('./attack/pages.mjs')).attackPages() },
];

/**
 * Attacks the built product from outside, prints figures, and counts what went wrong.
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
