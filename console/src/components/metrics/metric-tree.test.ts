import { expect, test } from 'vitest';
import { isChosen, type MetricNode, metricTree } from './metric-tree';

const validation = (...names: string[]) => names.map((name) => ({ group: 'validation', name }));

const lines = (nodes: readonly MetricNode[], level = 0): string[] =>
  nodes.flatMap(({ name, count, files }) => [
    `${'  '.repeat(level)}${name} ${count}`,
    ...lines(files, level + 1),
  ]);

test('names are below their prefix, each part with its count', () => {
  const training = [{ group: 'training', name: 'loss' }];
  const metrics = [...validation('loss', 'top1/a', 'top1/b.c', 'loss.class/0'), ...training];
  expect(lines(metricTree(metrics))).toEqual([
    'validation 4',
    '  loss 2',
    '    class 1',
    '      0 1',
    '  top1 2',
    '    a 1',
    '    b 1',
    '      c 1',
    'training 1',
    '  loss 1',
  ]);
});

test.each(['/', '//a', 'a//b', '../..', '.', 'a.', '__proto__/constructor'])(
  'a name like %j stays one metric with a path of its own',
  (name) => {
    const [root] = metricTree(validation(name));
    const leaves = (node: MetricNode): MetricNode[] =>
      node.files.length === 0 ? [node] : node.files.flatMap(leaves);
    expect(root?.count).toBe(1);
    expect(root ? leaves(root).map(({ path }) => path) : []).toEqual([`validation/${name}`]);
  },
);

test('a part matches the names below it, not names that only begin with the same letters', () => {
  const through = (path: string) => isChosen(path, ['validation/loss', 'training']);
  expect(through('validation/loss')).toBe(true);
  expect(through('validation/loss/class/0')).toBe(true);
  expect(through('validation/loss.1')).toBe(true);
  expect(through('training/any')).toBe(true);
  expect(through('validation/loss2')).toBe(false);
  expect(isChosen('validation/loss2', [])).toBe(true);
});
