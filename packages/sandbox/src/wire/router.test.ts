import { describe, expect, test } from 'vitest';
import { routes } from '../generated/wire-table';
import { matchRoute } from './router';

const idOf = (method: string, path: string) => matchRoute(method, `/api/v1${path}`)?.route.id;

describe('routes', () => {
  test.each(routes.map(({ id, method, path }) => ({ id, method, path })))(
    '$method $path reaches $id',
    ({ id, method, path }) => {
      expect(matchRoute(method, path.replace(/\{\w+\}/g, '7'))?.route.id).toBe(id);
    },
  );

  test.each([
    ['GET', '/users/setting', 'getUserSetting'],
    ['GET', '/users/4', 'getUser'],
    ['GET', '/tasks/count', 'getActiveTasksCount'],
    ['GET', '/trials/time-series', 'compareTrials'],
    ['DELETE', '/experiments/delete', 'deleteExperiments'],
    ['DELETE', '/experiments/7', 'deleteExperiment'],
  ])('%s %s matches the literal path before the parameter', (method, path, id) => {
    expect(idOf(method, path)).toBe(id);
  });

  test('one trailing slash is dropped, two are not', () => {
    expect(idOf('GET', '/me/')).toBe('getMe');
    expect(idOf('GET', '/me//')).toBeUndefined();
  });

  test('matching uses the decoded path: %2F splits a name, other escapes do not', () => {
    expect(idOf('GET', '/templates/a%2Fb')).toBeUndefined();
    expect(matchRoute('GET', '/api/v1/templates/a%20b')?.path).toEqual({ templateName: 'a b' });
    expect(idOf('GET', '/templates/%zz')).toBeUndefined();
  });

  test.each([
    ['a colon in the last segment', 'GET', '/templates/a:b'],
    ['an unknown path', 'GET', '/nothing'],
    ['a wrong method', 'POST', '/me'],
    ['HEAD', 'HEAD', '/master'],
    ['OPTIONS', 'OPTIONS', '/master'],
  ])('%s reaches nothing', (_, method, path) => {
    expect(idOf(method, path)).toBeUndefined();
  });
});
