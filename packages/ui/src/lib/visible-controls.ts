// embeddings, overrides and isolates of Unicode's bidirectional algorithm
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a name for showing, with `�` for each character that reorders the text around it: a name
 * could otherwise read as another one ("exe.png" for a file that ends with "gnp.exe"), or reorder our
 * own text. Letters of languages that are written from the right need none.
 */
export const withVisibleControls = (text: string): string => text.replace(controls, '\ufffd');

/** Names have some tens of characters, descriptions some hundreds. */
export const maxDisplayed = 1_000;

/**
 * Returns a name or a description for showing: with visible controls, and cut where it is longer than
 * anybody reads. A page with hundreds of endless texts would need seconds to place them. What edits,
 * copies or exports a text has it whole.
 */
export function displayText(text: string): string {
  if (text.length <= maxDisplayed) return withVisibleControls(text);
  // not within a character of two units
  const start = text.slice(0, maxDisplayed).replace(/[\ud800-\udbff]$/, '');
  return `${withVisibleControls(start)}…`;
}
