import { expect, test } from 'vitest';
import { createViewHistory } from './view-history';

const at = (searchStr: string, pathname = '/list') => ({ pathname, searchStr });

function walk(...searches: string[]) {
  const history = createViewHistory();
  for (const [index, search] of searches.slice(1).entries())
    history.record({ from: at(searches[index] ?? ''), to: at(search), atMs: (index + 1) * 5_000 });
  return history;
}

test('back and forward again', () => {
  const history = walk('', '?sort=name', '?sort=name&name=a');
  expect(history.back(at('?sort=name&name=a'))).toBe('?sort=name');
  history.record({ from: at('?sort=name&name=a'), to: at('?sort=name'), atMs: 20_000 });
  expect(history.back(at('?sort=name'))).toBe('');
  history.record({ from: at('?sort=name'), to: at(''), atMs: 21_000 });
  expect(history.back(at(''))).toBeUndefined();
  expect(history.forward(at(''))).toBe('?sort=name');
});

test('a change after going back drops the later views', () => {
  const history = walk('', '?sort=name');
  history.back(at('?sort=name'));
  history.record({ from: at('?sort=name'), to: at(''), atMs: 20_000 });
  history.record({ from: at(''), to: at('?archived=true'), atMs: 30_000 });
  expect(history.forward(at('?archived=true'))).toBeUndefined();
});

test('a typed word is one change, and scrolling is none', () => {
  const history = createViewHistory();
  history.record({ from: at(''), to: at('?name=a'), atMs: 1_000 });
  history.record({ from: at('?name=a'), to: at('?name=ab'), atMs: 1_200 });
  history.record({ from: at('?name=ab'), to: at('?name=ab&page=3'), atMs: 9_000 });
  expect(history.back(at('?name=ab&page=3'))).toBe('');
});

test('each change of a list of values is a step, however fast', () => {
  const history = createViewHistory();
  history.record({ from: at(''), to: at('?board=1&board=2'), atMs: 1_000 });
  history.record({ from: at('?board=1&board=2'), to: at('?board=1'), atMs: 1_200 });
  expect(history.back(at('?board=1'))).toBe('?board=1&board=2');
});

test('another page starts a new history', () => {
  const history = walk('', '?sort=name');
  history.record({ from: at('?sort=name'), to: at('', '/other'), atMs: 20_000 });
  expect(history.back(at('', '/other'))).toBeUndefined();
});
