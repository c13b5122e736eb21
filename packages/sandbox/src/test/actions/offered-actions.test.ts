import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusal } from '../fixtures/test-master';
import { actionCalls } from './action-calls';
import { createActionMaster } from './action-people';

// the tests of rbac create this page of differences between offers and the master, with reasons
const page = readFileSync(join(import.meta.dirname, '../../../../rbac/matrix.md'), 'utf8');
const differences = page.slice(page.indexOf('## ActionState and master'));
const differing = new Map(
  [...differences.matchAll(/^\| (\w+\.\w+) \| ([^|]*) \| ([^|]*) \|/gm)].map(
    ([, action = '', offered = '', taken = '']) => [action, [...names(offered), ...names(taken)]],
  ),
);

function names(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const all = Object.entries(actionCalls).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([id, prepare]) => ({ action: `${kind}.${id}`, prepare })),
);

describe.each(['basic', 'rbac'] as const)('mode %s', async (mode) => {
  const master = await createActionMaster(mode);

  describe.each(Object.keys(master.people))('%s', (name) => {
    test.each(all)(
      '$action: offered actions succeed, others are refused',
      async ({ action, prepare }) => {
        const person = master.people[name] ?? expect.fail();
        await master.reopen();
        const { stateFor, run } = await prepare(master);
        const { state, reason } = stateFor(person.viewer);
        const answer = await run(person.call);
        const isTaken = answer.status < 400;
        const shouldDiffer = differing.get(action)?.includes(name) ?? false;
        const outcome = `${state} (${reason ?? ''}), answered ${refusal(answer).slice(0, 200)}`;
        expect({ outcome, same: (state === 'allowed') === isTaken }).toEqual({
          outcome,
          same: !shouldDiffer,
        });
      },
    );
  });
});
