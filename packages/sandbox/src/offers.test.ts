import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusal } from './test/caller';
import { acts } from './test/offer-acts';
import { createStage } from './test/offer-stage';

// the page on which offer and master differ, with its reasons, is made by the tests of rbac
const page = readFileSync(join(import.meta.dirname, '../../rbac/matrix.md'), 'utf8');
const differences = page.slice(page.indexOf('## Offer and master'));
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

const all = Object.entries(acts).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([id, prepare]) => ({ action: `${kind}.${id}`, prepare })),
);

describe.each(['basic', 'rbac'] as const)('mode %s', async (mode) => {
  const stage = await createStage(mode);

  describe.each(Object.keys(stage.people))('%s', (name) => {
    test.each(all)(
      '$action: what is offered is done, and nothing else',
      async ({ action, prepare }) => {
        const person = stage.people[name] ?? expect.fail();
        const { offer, act } = await prepare(stage);
        const { state, reason } = offer(person.viewer);
        const answer = await act(person.call);
        const isTaken = answer.status < 400;
        const shouldDiffer = differing.get(action)?.includes(name) ?? false;
        const told = `${state} (${reason ?? ''}), answered ${refusal(answer).slice(0, 200)}`;
        expect({ told, same: (state === 'allowed') === isTaken }).toEqual({
          told,
          same: !shouldDiffer,
        });
      },
    );
  });
});
