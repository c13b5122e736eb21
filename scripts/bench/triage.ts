import { madeUpProject } from '../../packages/insights/src/test/made-up-projects';
import { triage } from '../../packages/insights/src/triage/triage';
import { medianMs, type Row } from './measure';

const runCount = 10_000;

/**
 * The time for the failures of 10,000 runs by cause with the settings that separate them, as a worker
 * computes it: with copies of what it gets and answers. The reference is the copy of its input alone.
 */
export async function benchTriage(): Promise<Row[]> {
  const project = madeUpProject({
    ...{ seed: 1, count: runCount },
    causes: Array.from({ length: 16 }, (_, index) => ({
      text: `cause ${'abcdefghijklmnop'[index]}`,
      when: ({ settings, id }) =>
        id % 8 === 0 &&
        settings.pool === ['t4', 'a100', 'h100'][index % 3] &&
        settings.slots === 2 ** (index >> 3) &&
        settings.batch === 16 * 2 ** (index % 5),
    })),
  });
  const ms = await medianMs(() => structuredClone(triage(structuredClone(project))), 5);
  const copyMs = await medianMs(() => structuredClone(project), 5);
  return [
    {
      what: `failures of ${runCount} runs by cause, ${project.failures.length} failed`,
      figure: `${ms.toFixed(0)} ms`,
      reference: `${copyMs.toFixed(0)} ms, copy of the input`,
      ratio: (ms / copyMs).toFixed(1),
      goal: '3,000 ms',
    },
  ];
}
