/** @typedef {import('./count.mjs').Count & { area: string, kind: import('./count.mjs').Kind }} Counted */
/**
 * @typedef {{
 *   files: readonly Counted[],
 *   fullFolders: readonly string[],
 *   maxInFolder: number,
 *   lazies: number,
 *   concepts: readonly import('./concepts.mjs').Concept[],
 *   duplicates: number,
 *   longSubjects: number,
 * }} Figures
 */

/**
 * Returns the text of `docs/figures.md`.
 *
 * @param {Figures} figures
 */
export function figuresPage(figures) {
  const { files, fullFolders, maxInFolder } = figures;
  const code = files.filter(({ kind }) => kind === 'code');
  const areas = [...new Set(files.map(({ area }) => area))].sort();
  const thousands = sumOf(code, 'lines') / 1000;
  const rate = (/** @type {number} */ count) => (count / thousands).toFixed(2);
  const folders = fullFolders.length === 0 ? '' : `: ${fullFolders.join(', ')}`;
  return [
    '# Figures',
    '',
    'Written by `pnpm figures`.',
    '',
    '| | code, files | lines | tests, files | lines | generated, lines |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...areas.map((area) =>
      sizeRow(
        area,
        files.filter((file) => file.area === area),
      ),
    ),
    sizeRow('all', files),
    '',
    '| concepts of the console | now | goal |',
    '| --- | --- | --- |',
    ...figures.concepts.map(({ concept, count, goal }) => `| ${concept} | ${count} | ${goal} |`),
    '',
    '| | |',
    '| --- | --- |',
    `| folders above ${maxInFolder} files, tests included | ${fullFolders.length}${folders} |`,
    `| \`lazy()\` in the console | ${figures.lazies} |`,
    `| pairs of places that share six lines | ${figures.duplicates} |`,
    `| \`as\` per 1,000 lines | ${rate(sumOf(code, 'casts'))} |`,
    `| \`any\` per 1,000 lines | ${rate(sumOf(code, 'anys'))} |`,
    `| commit subjects above 72 characters since \`pnpm words\` exists | ${figures.longSubjects} |`,
    '',
  ].join('\n');
}

/**
 * @param {string} name
 * @param {readonly Counted[]} files
 */
function sizeRow(name, files) {
  const of = (/** @type {Counted['kind']} */ kind) => files.filter((file) => file.kind === kind);
  const cells = [
    of('code').length,
    sumOf(of('code'), 'lines'),
    of('test').length,
    sumOf(of('test'), 'lines'),
    sumOf(of('generated'), 'lines'),
  ];
  return `| ${[name, ...cells.map((cell) => cell.toLocaleString('en'))].join(' | ')} |`;
}

/**
 * @param {readonly Counted[]} files
 * @param {'anys' | 'casts' | 'lines'} key
 */
const sumOf = (files, key) => files.reduce((sum, file) => sum + file[key], 0);
