import { expect, test } from 'vitest';
import { canonicalAddress, configFolder, masterOf } from './environment';
import { fromEnv } from './from-env';

test.each([
  ['localhost', 'http://localhost:8080'],
  ['localhost:8080', 'http://localhost:8080'],
  ['train.example:80', 'http://train.example:80'],
  ['http://train.example', 'http://train.example:80'],
  ['http://train.example:8080/', 'http://train.example:8080'],
  ['https://Train.Example', 'https://train.example:443'],
  ['https://train.example:8443/lab/', 'https://train.example:8443/lab'],
  ['https://train.example/lab?#', 'https://train.example:443/lab'],
  ['[::1]:9000', 'http://[::1]:9000'],
  ['[::1]', 'http://[::1]:8080'],
  ['HTTP://H:80', 'http://h:80'],
  ['HtTpS://Train.Example/Lab', 'https://train.example:443/Lab'],
  ['host:8080/lab', 'http://host:8080/lab'],
  ['ftp.example', 'http://ftp.example:8080'],
])('the master %s is %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

test.each([
  'not an address',
  'ftp://x',
  'ws://x:8080',
  'file:///etc',
  'file:/etc/passwd',
  'http:host',
  'https:/host',
  'mailto:ada@host',
  'javascript:alert(1)',
  'ada:secret@host',
  'host:',
  'host:port',
  'http://',
  '',
])('the address %j is rejected with its text', (address) => {
  expect(() => canonicalAddress(address)).toThrow(
    expect.objectContaining({
      type: 'input',
      message: expect.stringContaining(`"${address}" is not the address of a master`),
    }),
  );
});

test.each([
  [{}, 'localhost:8080'],
  [{ DET_MASTER_ADDR: 'b' }, 'b'],
  [{ DET_MASTER: 'a', DET_MASTER_ADDR: 'b' }, 'a'],
  [{ DET_MASTER: '', DET_MASTER_ADDR: 'b' }, 'b'],
])('%j selects the master %s', (env, master) => {
  expect(masterOf(env)).toBe(master);
});

const home = { HOME: '/home/ada' };

test.each([
  [{ ...home }, 'linux', '/home/ada/.config/determined'],
  [{ ...home, XDG_CONFIG_HOME: '/etc/ada' }, 'linux', '/etc/ada/determined'],
  [
    { ...home, XDG_CONFIG_HOME: '/etc/ada' },
    'darwin',
    '/home/ada/Library/Application Support/determined',
  ],
  [{ ...home, LOCALAPPDATA: '/c/ada' }, 'win32', '/c/ada/determined'],
  [{ ...home, LOCALAPPDATA: '/c/ada' }, 'linux', '/home/ada/.config/determined'],
  [{ ...home, XDG_CONFIG_HOME: '/x', DET_DEBUG_CONFIG_PATH: '/debug' }, 'linux', '/debug'],
])('with %j on %s settings are in %s', (env, platform, folder) => {
  expect(configFolder(env, platform)).toBe(folder);
});

test('a user unknown to the system still has settings', () => {
  const findHome = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_homedir');
  };
  expect(configFolder({}, 'linux', findHome)).toBe('/.config/determined');
  expect(configFolder({ XDG_CONFIG_HOME: '/etc/ada' }, 'linux', findHome)).toBe(
    '/etc/ada/determined',
  );
});

test.each([
  [
    'http://ada:secret@host:8080',
    'The address of the master at host:8080 has a user or a password',
  ],
  ['http://host:8080/?x=1', 'The address of the master at host:8080 ends in "?x=1"'],
  ['host/#/dashboard', 'ends in "#/dashboard"'],
  ['http://host:8080\r', '"http://host:8080\\r" is not the address of a master'],
  ['http://ho\nst', '"http://ho\\nst" is not the address of a master'],
])('a part of an address that would be lost is refused: %j (sdk-cli C6)', (address, text) => {
  expect(() => canonicalAddress(address)).toThrow(text);
  expect(() => canonicalAddress(address)).not.toThrow('secret');
});

test.each(['\r', '\n', '\r\n'])(
  'line ends %j around a variable are left out, and inside of it are refused by its name (public-reports PB8)',
  async (end) => {
    const env = {
      DET_MASTER: `127.0.0.1:19140${end}`,
      DET_USER: `ada${end}`,
      DET_USER_TOKEN: `t${end}`,
      DET_DEBUG_CONFIG_PATH: '/nowhere',
    };
    const { baseUrl, auth } = await fromEnv(env);
    expect([baseUrl, auth.username, await auth.token()]).toEqual([
      'http://127.0.0.1:19140',
      'ada',
      't',
    ]);
    for (const name of ['DET_MASTER', 'DET_MASTER_CERT_FILE', 'DET_MASTER_CERT_NAME', 'HTTP_PROXY'])
      await expect(fromEnv({ ...env, [name]: `a${end}b` })).rejects.toThrow(
        `${name} has a line break inside of its value`,
      );
  },
);
