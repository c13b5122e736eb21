import { commandHelp, nounHelp, optionsHelp, verbHelp } from '../core/help';
import { isTool, type Noun, type Tool } from '../core/verb';
import type { DetRow } from './det-table';

const fenced = (text: string) => ['```', text, '```'];

/** The complete help, on one page. */
export async function referencePage(table: readonly (Noun | Tool)[], overview: string) {
  const parts = [
    '# Reference',
    'Written by the tests of this package from the table that `trainyard help` reads: `vitest run packages/cli/src/reference -u`.',
    fenced(overview).join('\n'),
    '## Options of every command',
    fenced(optionsHelp()).join('\n'),
  ];
  for (const row of table) {
    parts.push(`## ${row.name}`);
    if (isTool(row)) {
      parts.push(fenced(commandHelp(await row.command())).join('\n'));
      continue;
    }
    const verbs = await row.load();
    parts.push(fenced(nounHelp(row, verbs)).join('\n'));
    for (const verb of verbs)
      parts.push(
        `### ${row.name} ${verb.name}`,
        fenced(verbHelp(row, verb, { hasCommon: false })).join('\n'),
      );
  }
  return `${parts.join('\n\n')}\n`;
}

/** The table of every command of `det`, for the README. */
export function detPage(rows: readonly DetRow[], reasons: Record<string, string>): string {
  const takenCount = rows.filter(({ complaint }) => complaint === undefined).length;
  const lines = rows.map(({ command, complaint }) => {
    const why = complaint === undefined ? '' : `${complaint}. ${reasons[command] ?? ''}`;
    return `| \`det ${command}\` | ${complaint === undefined ? 'yes' : 'no'} | ${why} |`;
  });
  return [
    `${takenCount} of ${rows.length} commands are taken as they are: names, aliases, options, letters and number of words.`,
    '',
    '| command | the same line works | why not |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n');
}
