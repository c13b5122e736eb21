import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../support/contract';
import { addPacked, installPacked, type Packed } from '../support/packed';
import { declarations, type ModuleKind, readmeFiles } from '../support/readme';

// with all compilers, and with the libraries of pages that no package here needs
const isWide = process.env.TRAINYARD_WIDE !== undefined;

let packed: Packed;
beforeAll(() => {
  packed = installPacked();
  for (const name of ['rbac', 'sandbox']) addPacked(packed.project, name);
  if (isWide) installFromNpm();
  else linkInstalled();
  for (const kind of ['module', 'commonjs'] as const) writePrograms(kind);
});
afterAll(() => packed.remove());

/** Installs by npm what users install beside the package. */
function installFromNpm() {
  const folder = join(packed.project, 'tools');
  mkdirSync(folder);
  const dependencies = {
    ...Object.fromEntries(
      versions.map((version) => [`typescript-${version}`, `npm:typescript@${version}`]),
    ),
    '@tanstack/react-query': '5.108.0',
    '@tanstack/vue-query': '5.104.0',
    '@types/node': '20.19.43',
    '@types/react': '19.3.0',
    react: '19.3.1',
    vue: '3.5.45',
  };
  // both libraries on one core, as in a program that uses one of them
  const overrides = { '@tanstack/query-core': '5.108.0' };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies, overrides }),
  );
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  cpSync(join(folder, 'node_modules'), join(packed.project, 'node_modules'), { recursive: true });
}

/** Links what this repository has installed. */
function linkInstalled() {
  const links: Record<string, string> = {
    '@tanstack/query-core': 'packages/sdk',
    '@tanstack/react-query': 'console',
    '@types/react': 'console',
    '@types/node': '.',
    react: 'console',
  };
  for (const [name, home] of Object.entries(links)) {
    const link = join(packed.project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(repository, home, 'node_modules', name)), link);
  }
}

/** Writes the blocks of the READMEs as modules of a kind. */
function writePrograms(kind: ModuleKind) {
  const folder = join(packed.project, kind);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: kind }));
  writeFileSync(join(folder, 'declarations.d.ts'), declarations);
  const files = readmeFiles(kind);
  expect(files.length).toBeGreaterThan(18);
  for (const { name, code } of files) {
    const isPossible = isWide || !code.includes('@tanstack/vue-query');
    if (isPossible) writeFileSync(join(folder, name), code);
  }
}

const versions = ['5.4.5', '5.9.3', '6.0.3', '7.0.2'] as const;
type Version = (typeof versions)[number];

const compilerOf = (version: Version) => {
  if (isWide) return join(packed.project, 'node_modules', `typescript-${version}`, 'bin/tsc');
  return join(repository, 'node_modules', version === '7.0.2' ? 'ts7' : 'typescript', 'bin/tsc');
};

type Setup = readonly [version: Version, kind: ModuleKind, resolution: 'nodenext' | 'bundler'];

const sample: Setup[] = [
  ['5.9.3', 'module', 'nodenext'],
  ['7.0.2', 'module', 'bundler'],
  ['7.0.2', 'commonjs', 'nodenext'],
];
const every: Setup[] = versions.flatMap((version) => [
  [version, 'module', 'nodenext'],
  [version, 'module', 'bundler'],
  [version, 'commonjs', 'nodenext'],
]);

test.each(isWide ? every : sample)(
  'every block of every README compiles from the archive: TypeScript %s, type %s, resolution %s (sdk-cli Q1)',
  (version, kind, resolution) => {
    const folder = join(packed.project, kind);
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      // the declarations of others are not ours to check
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const { stdout, stderr } = spawnSync(process.execPath, [compilerOf(version), '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe('');
  },
);
