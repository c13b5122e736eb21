import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { ResolverFactory } from 'rolldown/experimental';
import { type Plugin, rollup } from 'rollup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { esbuild } from '../support/bundle';
import { addPacked, installPacked, type Packed } from '../support/packed';

type Platform = 'browser' | 'node';
/** The reports of a bundler, and the packages that it left to be loaded later. */
type Bundled = { problems: string[]; external: string[] };
type Bundler = (entry: Record<string, string>, platform: Platform) => Promise<Bundled>;

let packed: Packed;
let entries: string[];
beforeAll(() => {
  // a project without other packages, `apache-arrow` among them
  packed = installPacked();
  entries = [
    ...entriesOf('sdk', packed.folder),
    ...entriesOf('rbac', addPacked(packed.project, 'rbac')),
  ];
});
afterAll(() => packed.remove());

/** The names that the package may be imported by, without its data files. */
function entriesOf(name: string, folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = Object.keys(exports).filter((path) => !path.endsWith('.json'));
  return paths.map((path) => join('@trainyard', name, path));
}

/** Writes a program per entry that uses all of it; `/node` is for Node alone. */
function programsFor(platform: Platform): Record<string, string> {
  const suitable = entries.filter((entry) => platform === 'node' || !entry.endsWith('/node'));
  return Object.fromEntries(
    suitable.map((entry) => {
      const name = entry.replaceAll(/\W/g, '-');
      const file = join(packed.project, `${name}.mjs`);
      writeFileSync(file, `import * as all from '${entry}';\nconsole.log(all);\n`);
      return [name, file];
    }),
  );
}

type Output = readonly { fileName: string; imports?: string[]; dynamicImports?: string[] }[];

/** The modules that the chunks of a bundle import from elsewhere. */
function externalOf(output: Output): string[] {
  const own = new Set(output.map(({ fileName }) => fileName));
  const imports = output.flatMap(({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  return imports.filter((name) => !own.has(name));
}

/** Rollup resolves no packages without a plugin. */
function resolvePackages(platform: Platform): Plugin {
  const conditionNames = [platform, 'import', 'module', 'default'];
  const resolver = new ResolverFactory({ conditionNames });
  return {
    name: 'resolve-packages',
    resolveId: (name, importer) =>
      importer === undefined || isBuiltin(name)
        ? undefined
        : resolver.sync(dirname(importer), name).path,
  };
}

const bundlers: Record<string, Bundler> = {
  esbuild: async (entryPoints, platform) => {
    const { warnings, metafile } = await esbuild.build({
      entryPoints,
      platform,
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      metafile: true,
      outdir: join(packed.project, 'out'),
      absWorkingDir: packed.project,
      logLevel: 'silent',
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    return {
      problems: warnings.map(({ text }) => text),
      external: imports.filter((each) => each.external).map(({ path }) => path),
    };
  },

  rolldown: async (input, platform) => {
    const problems: string[] = [];
    const build = await rolldown({
      input,
      platform,
      cwd: packed.project,
      onLog: (_, { message }) => problems.push(message),
    });
    const { output } = await build.generate({ format: 'esm' });
    await build.close();
    return { problems, external: externalOf(output) };
  },

  rollup: async (input, platform) => {
    const problems: string[] = [];
    const build = await rollup({
      input,
      plugins: [resolvePackages(platform)],
      external: (name) => isBuiltin(name),
      onLog: (_, { message }) => problems.push(message),
    });
    const { output } = await build.generate({ format: 'esm' });
    await build.close();
    return { problems, external: externalOf(output) };
  },

  webpack: async (entry, platform) => {
    const compiler = webpack({
      entry,
      target: platform === 'node' ? 'node20' : 'web',
      mode: 'none',
      context: packed.project,
      output: { path: join(packed.project, 'out') },
      performance: false,
    });
    if (!compiler) throw new Error('webpack returned no compiler');
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    const {
      errors = [],
      warnings = [],
      modules = [],
    } = stats?.toJson({ all: false, errors: true, warnings: true, modules: true }) ?? {};
    const names = modules.map(({ identifier = '' }) => /^external .*"(.+)"$/.exec(identifier)?.[1]);
    return {
      problems: [...errors, ...warnings].map(({ message }) => message),
      external: names.filter((name) => name !== undefined),
    };
  },
};

test.each(
  Object.keys(bundlers).flatMap((name) =>
    (['browser', 'node'] as const).map((platform) => [name, platform] as const),
  ),
)('%s bundles every entry for a %s without another package', async (name, platform) => {
  const programs = programsFor(platform);
  expect(Object.keys(programs).length).toBeGreaterThan(12);
  const { problems, external } = (await bundlers[name]?.(programs, platform)) ?? {};
  expect(problems).toEqual([]);
  expect(external?.filter((path) => platform === 'browser' || !isBuiltin(path))).toEqual([]);
});
