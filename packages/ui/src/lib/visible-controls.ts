// embeddings, overrides and isolates of Unicode's bidirectional algorithm
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a name for showing, with `�` for each character that reorders the text around it: a name
 * could otherwise read as another one ("exe.png" for a file that ends with "gnp.exe"), or reorder our
 * own text. Letters of languages that are written from the right need none.
 */
export const withVisibleControls = (text: string): string => text.replace(controls, '\ufffd');
