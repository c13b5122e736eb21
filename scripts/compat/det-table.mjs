/** @typedef {import('./det-run.mjs').Result} Result */

/**
 * The results as a table for a README.
 *
 * @param {Result[]} results
 */
export function tableOf(results) {
  const rows = results.map(({ section, typed, shown, complaint }) => [
    section,
    `\`det ${general(typed)}\``,
    general(shown),
    complaint === undefined ? 'yes' : 'no',
  ]);
  const lines = [['what', 'command', 'shows', 'works'], ['---', '---', '---', '---'], ...rows];
  return `${lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')}\n`;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

// ids that are others in another run
/** @param {string} text */
const general = (text) =>
  text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replaceAll(/http:\S+/g, '<url>');
