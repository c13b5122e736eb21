import { expect, test } from 'vitest';
import { cacheFolder } from './system';

const nowhere = (): string => {
  throw new Error('ENOENT: no such file or directory, uv_os_homedir');
};

test.each([
  ['a folder of its own', { XDG_CACHE_HOME: '/c', HOME: '/home/ann' }, '/c/trainyard'],
  ['the home folder', { HOME: '/home/ann' }, '/home/ann/.cache/trainyard'],
  ['nothing, for a user whom the system does not know', {}, '/.cache/trainyard'],
  ['empty texts, which are nothing', { XDG_CACHE_HOME: '', HOME: '' }, '/.cache/trainyard'],
])('the cache is in the folder of the environment with %s', (_, env, folder) => {
  expect(cacheFolder(env, nowhere)).toBe(folder);
});
