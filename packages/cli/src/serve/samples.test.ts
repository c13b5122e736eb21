import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { originWide, transportHeaders } from './protect-answer';
import { goesToMaster } from './routes';
import { cacheControl, policyHeaders } from './site/policy';
import { contentTypeOf } from './site/representation';

const sample = (name: string) =>
  readFileSync(new URL(`../../../../docs/serving/${name}`, import.meta.url), 'utf8');

const nginx = sample('nginx.conf');
const caddy = sample('Caddyfile');

const matchOf = (text: string, pattern: RegExp): string => {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The sample has nothing like ${pattern}.`);
  return value;
};

/** The value of a map in nginx, by its patterns and then its default. */
function mapped(name: string, text: string): string {
  const body = matchOf(nginx, new RegExp(`map \\S+ \\$${name} \\{([\\s\\S]*?)\\n\\}`));
  const rows = [...body.matchAll(/^ {2}"~(.+?)" "(.*)";$/gm)];
  const row = rows.find(([, pattern]) => new RegExp(pattern ?? '').test(text));
  return row?.[2] ?? matchOf(body, /default "(.*)";/);
}

type Headers = Record<string, string>;

function ofNginx(path: string): Headers {
  const values: Headers = {
    $trainyard_policy: mapped('trainyard_policy', contentTypeOf(path)),
    $trainyard_caching: mapped('trainyard_caching', path),
  };
  const server = nginx.slice(nginx.indexOf('root /srv'), nginx.indexOf('location'));
  const pairs = [...server.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+))(?: always)?;/g)].map(
    ([, name = '', text, variable = '']) => [name.toLowerCase(), text ?? values[variable] ?? ''],
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

function ofCaddy(path: string): Headers {
  const files = matchOf(caddy, /\(trainyard_files\) \{([\s\S]*?)\n\}/);
  const parts: Record<string, RegExp> = {
    assets: /handle \/assets\/\* \{([\s\S]*?)\n\t\}/,
    favicon: /handle \/favicon\*\.svg \{([\s\S]*?)\n\t\}/,
  };
  const part = parts[/\w+/.exec(path)?.[0] ?? ''] ?? /handle \{([\s\S]*?)\n\t\}/;
  const plain = matchOf(files, /@governed not path (.*)/).split(' ');
  const isGoverned = !plain.some((pattern) => path.endsWith(pattern.replace('*', '')));
  const everywhere = matchOf(caddy, /(\theader Strict-Transport-Security .*)/);
  const rows = [
    ...`${everywhere}${files}${matchOf(caddy, part)}`.matchAll(/header (@\w+ )?(\S+) "(.*)"/g),
  ];
  return Object.fromEntries(
    rows
      .filter(([, matcher]) => matcher !== '@governed ' || isGoverned)
      .map(([, , name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

const byTls = { address: '', protocol: 'https', host: 'console.example.com' } as const;

const files = [
  '/index.html',
  '/assets/index-a1b2.js',
  '/assets/worker-a1b2.mjs',
  '/assets/index-a1b2.css',
  '/assets/inter-a1b2.woff2',
  '/favicon.svg',
  '/favicon-enterprise.svg',
  '/build.json',
  '/manifest.webmanifest',
];

test.each(files)('%s has the same headers from all three', (path) => {
  const actual = {
    ...Object.fromEntries(policyHeaders({ contentType: contentTypeOf(path) })),
    'cache-control': cacheControl(path),
    ...Object.fromEntries(transportHeaders(byTls)),
  };
  expect(ofNginx(path)).toEqual(actual);
  expect(ofCaddy(path)).toEqual(actual);
});

const uuid = '0f6c2d1e-8f5b-4c55-9d2e-6b1f0a7c3e91';

test.each([
  '/api/v1/me',
  '/api',
  '/apiary',
  '/proxy/5f0c/lab',
  '/proxy',
  '/docs/rest-api/',
  '/docs',
  '/info',
  '/informed',
  '/experiments/7/model_def',
  '/experiments/7/logs',
  '/experiments/x/model_def',
  '/experiments/7/file/download',
  '/experiments/7/preview_gc',
  `/checkpoints/${uuid}`,
  '/checkpoints/abc',
  '/resources/allocation/raw',
  '/resources/allocation/aggregated',
  '/resources/allocation/other',
  '/sandbox/faults',
  '/sandbox/people',
  '/dashboard',
])('all three send %s the same way', (path) => {
  const ofSample = (text: string, pattern: RegExp) => new RegExp(matchOf(text, pattern)).test(path);
  const expected = goesToMaster('GET', path);
  expect(ofSample(nginx, /location ~ "(.*)" \{/)).toBe(expected);
  expect(ofSample(caddy, /\{path\}\.matches\("(.*)"\)`/)).toBe(expected);
});

test('all three drop the headers that reach beyond their answer', () => {
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
  const ofNginx = namesIn(nginx, /proxy_hide_header ([\w-]+);/g);
  const ofCaddy = namesIn(
    matchOf(caddy, /\(trainyard_answers\) \{([\s\S]*?)\n\}/),
    /header_down -(\S+)/g,
  );
  expect(ofNginx).toEqual(expect.arrayContaining([...originWide, 'set-cookie']));
  expect(ofCaddy).toEqual([...originWide]);
});

test.each([
  ['/interactive/5f0c/%2Fwait%2Fx%3FserviceAddr%3D%252Fproxy%253Ftoken%253DSECRET'],
  ['/proxy/5f0c/%253Ftoken%253DSECRET'],
  ['/proxy/5f0c/?token=SECRET'],
  ['/proxy/5f0c/;token=SECRET'],
  ['/proxy/5f0c/%23SECRET'],
])('neither sample logs the token of %s', (path) => {
  const ofNginx = new RegExp(matchOf(nginx, /"~\*\^(\(\?<trainyard_before>.*)" \$/), 'i').exec(
    path,
  );
  expect(ofNginx?.groups?.trainyard_before).toMatch(/^\/(proxy|interactive)\/5f0c\//);
  expect(ofNginx?.groups?.trainyard_before).not.toContain('SECRET');
  const ofCaddy = matchOf(caddy, /request>uri regexp "\(\?i\)(.*)" ""/);
  expect(path.replace(new RegExp(ofCaddy, 'i'), '')).toBe(ofNginx?.groups?.trainyard_before);
});
