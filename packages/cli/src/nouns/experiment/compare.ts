import {
  type Change,
  compareExperiments,
  diffExperiments,
  type ExperimentDiff,
  type FileChange,
} from '@trainyard/sdk/flows';
import { readId } from '../../core/each';
import { unifiedDiff } from '../../core/files/text-diff';
import { textOf } from '../../core/output/columns';
import { type ComparedRow, comparedColumns } from '../../core/output/compare';
import { defineVerb } from '../../core/verb';
import { experimentIds } from './find';

export const compare = defineVerb({
  name: 'compare',
  summary: 'Show experiments side by side: configuration, hyperparameters, best metrics',
  operands: '<experiment…>',
  completes: 'experiment',
  prints: 'rows',
  options: { same: { type: 'boolean', help: 'Also show rows that are the same in all' } },
  examples: [
    'trainyard experiment compare 41 57',
    'trainyard e compare 3..9 -o csv > compared.csv',
  ],
  run: async ({ operands, values, cli }) => {
    const ids = await experimentIds(cli, operands);
    const { client } = await cli.session();
    const comparison = await compareExperiments(client, ids, { signal: cli.signal });
    const sections = {
      config: comparison.config,
      hyperparameters: comparison.hyperparameters,
      metrics: comparison.metrics,
    };
    const masked = await maskOfValues();
    const rows = Object.entries(sections).flatMap(([section, part]) =>
      part
        .filter(({ isSame }) => values.same || !isSame)
        .map(
          (row): ComparedRow => ({
            section,
            ...row,
            values: row.values.map((value) => masked(row.path, value)),
          }),
        ),
    );
    await cli.out.rows(comparedColumns(ids.map((id) => `experiment ${id}`)), rows);
  },
});

/** Masks a value of a configuration if a part of its path names a secret. */
async function maskOfValues() {
  const { maskSecrets } = await import('@trainyard/sdk/mask');
  return (path: string, value: unknown) =>
    keysOf(path).reduce((inner, name) => maskSecrets(inner, name), value);
}

/** The keys of a path; one that contains dots has quotes there. */
const keysOf = (path: string): string[] =>
  (path.match(/"(?:[^"\\]|\\.)*"|[^.]+/g) ?? []).map((key) =>
    key.startsWith('"') ? key.slice(1, -1) : key,
  );

export const diff = defineVerb({
  name: 'diff',
  summary: 'Show what differs between two experiments, code included',
  operands: '<before> <after>',
  completes: 'experiment',
  prints: 'document',
  options: { markdown: { type: 'boolean', help: 'As Markdown, for a review or a report' } },
  examples: ['trainyard experiment diff 41 57', 'trainyard e diff 41 57 --markdown > diff.md'],
  run: async ({ operands, values, cli }) => {
    const beforeId = readId(operands[0], 'experiment');
    const afterId = readId(operands[1], 'experiment');
    const { client } = await cli.session();
    const difference = await diffExperiments(client, beforeId, afterId, { signal: cli.signal });
    for (const id of difference.withoutCode)
      cli.notify(`Experiment ${id} has no code; the rest is compared.`);
    const shownFields = await readable(difference);
    if (cli.out.format !== 'table') {
      await cli.out.document(shownFields);
      return;
    }
    const names = { beforeId, afterId };
    cli.out.text((values.markdown ? markdownLines : plainLines)(shownFields, names).join('\n'));
  },
});

type Comparison = Pick<ExperimentDiff, 'config' | 'files' | 'hyperparameters' | 'metrics'>;
type Names = { beforeId: number; afterId: number };

/** Masks the secrets of the differences. */
async function readable(found: ExperimentDiff): Promise<Comparison> {
  const { config, hyperparameters, metrics, files } = found;
  const { maskConfig, maskText } = await import('@trainyard/sdk/mask');
  const masked = await maskOfValues();
  const maskedFile = (path: string, text: string) =>
    (/\.(ya?ml|json)$/i.test(path) ? maskConfig : maskText)(text);
  const hide = (change: Change): Change => ({
    ...change,
    ...('before' in change ? { before: masked(change.path, change.before) } : {}),
    ...('after' in change ? { after: masked(change.path, change.after) } : {}),
  });
  return {
    config: config.map(hide),
    hyperparameters: hyperparameters.map(hide),
    metrics,
    files: files.map((file) => ({
      ...file,
      ...(file.before === undefined ? {} : { before: maskedFile(file.path, file.before) }),
      ...(file.after === undefined ? {} : { after: maskedFile(file.path, file.after) }),
    })),
  };
}

function plainLines(comparison: Comparison, { beforeId, afterId }: Names): string[] {
  const sections = [
    ...section('Hyperparameters', changeLines(comparison.hyperparameters)),
    ...section('Configuration', changeLines(comparison.config)),
    ...section('Metrics of the best trials', changeLines(comparison.metrics)),
    ...section('Code', comparison.files.flatMap(fileLines)),
  ];
  if (sections.length > 0) return sections.slice(1);
  return [`Experiments ${beforeId} and ${afterId} do not differ.`];
}

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines];

const signs = { added: '+', removed: '-', changed: ' ' };

const changeLines = (changes: Change[]): string[] =>
  changes.map(({ path, change, before, after }) => {
    const values =
      change === 'added'
        ? textOf(after)
        : change === 'removed'
          ? textOf(before)
          : `${textOf(before)} -> ${textOf(after)}`;
    return `${signs[change]} ${path}: ${values}`;
  });

function fileLines({ path, change, before, after, beforeBytes, afterBytes }: FileChange): string[] {
  const head = `${signs[change]} ${path}`;
  const isText =
    (beforeBytes === undefined || before !== undefined) &&
    (afterBytes === undefined || after !== undefined);
  if (!isText) return [`${head}: ${beforeBytes ?? 0} -> ${afterBytes ?? 0} bytes`];
  return [head, ...unifiedDiff(before ?? '', after ?? '').map((line) => `    ${line}`)];
}

function markdownLines(comparison: Comparison, { beforeId, afterId }: Names): string[] {
  const tables = [
    ...markdownTable('Hyperparameters', comparison.hyperparameters),
    ...markdownTable('Configuration', comparison.config),
    ...markdownTable('Metrics of the best trials', comparison.metrics),
  ];
  const files = comparison.files.flatMap((file) => [
    '',
    `### ${file.path}`,
    '',
    ...fence(unifiedDiff(file.before ?? '', file.after ?? '')),
  ]);
  const code = files.length === 0 ? [] : ['', '## Code', ...files];
  return [`# Experiment ${beforeId} and ${afterId}`, ...tables, ...code];
}

function markdownTable(title: string, changes: Change[]): string[] {
  if (changes.length === 0) return [];
  const cell = (value: unknown) => textOf(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    '',
    `## ${title}`,
    '',
    '| | before | after |',
    '| --- | --- | --- |',
    ...changes.map(
      ({ path, before, after }) => `| ${cell(path)} | ${cell(before)} | ${cell(after)} |`,
    ),
  ];
}

// longer than any run of backticks inside
function fence(lines: string[]): string[] {
  const longest = Math.max(2, ...lines.map((line) => /`+/.exec(line)?.[0].length ?? 0));
  const mark = '`'.repeat(longest + 1);
  return [`${mark}diff`, ...lines, mark];
}
