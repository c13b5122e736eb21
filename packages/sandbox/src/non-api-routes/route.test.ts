import { expect, test } from 'vitest';
import { matchPath } from './route';

test.each([
  ['/tasks', '/tasks', {}],
  ['/tasks', '/tasks/7', null],
  ['/det/*', '/det', { '*': '' }],
  ['/det/*', '/details', null],
  ['/proxy/{service}/*', '/proxy/a%20b/data/runs', { service: 'a b', '*': 'data/runs' }],
  ['/proxy/{service}/*', '/proxy/%zz/', { service: '%zz', '*': '' }],
  ['/experiments/{id}/model_def', '/experiments/7/model_def', { id: '7' }],
])('%s matches %s as %j', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
