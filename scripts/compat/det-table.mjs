/** @typedef {import('./det-run.mjs').Result} Result */

/**
 * The results as a table for a README.
 *
 * @param {Pick<Result, 'section' | 'type' | 'shown' | 'complaint'>[]} results
 */
export function tableOf(results) {
  const rows = results.map(({ section, type, shown, complaint }) => [
    section,
    code(`det ${type}`),
    shown === '' ? '' : code(shown),
    complaint === undefined ? 'yes' : 'no',
  ]);
  const head = ['what', 'command', 'has to show', 'works'];
  const lines = [head, head.map(() => '---'), ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

/** @param {string} text */
const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\``;
