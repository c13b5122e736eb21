const filled = (part: string) => (size: number) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);
const counted = (line: (at: number) => string) => (size: number) => {
  const length = line(0).length + 3;
  return Array.from({ length: Math.ceil(size / length) }, (_, at) => line(at)).join('\n');
};
const between = (start: string, part: string, end: string) => (size: number) =>
  `${start}${filled(part)(size)}${end}`;

/** Texts of about a size, in characters, on which a careless parser takes very long. */
export const nastyTexts: Record<string, (size: number) => string> = {
  'double quotes': filled('"'),
  'double quotes in a value': between('token: ', '"', ''),
  'single quotes': filled("'"),
  'quoted words': filled('"a" '),
  'open brackets': filled('['),
  'open braces': filled('{'),
  'open parentheses after a secret': between('token=', '(', ''),
  'brackets and quotes': filled('["'),
  'lists in lists': filled('- '),
  'keys in keys': filled('? '),
  colons: filled('a: '),
  'secret names': filled('token: '),
  'open quotes of secrets': filled('token="'),
  anchors: filled('&a '),
  tags: filled('!a '),
  'aliases of one anchor': between('token: &x 1\n', '- *x\n', ''),
  'many aliases': counted((at) => `k${at}: &a${at} key\nl${at}: *a${at}`),
  'many keys': counted((at) => `key${at}: 1`),
  'equal keys': filled('key: 1\n'),
  'many documents': filled('---\nkey: 1\n'),
  directives: filled('%a b\n'),
  comments: filled('# token\n'),
  'a block of empty lines': between('token: |\n', '\n', ''),
  'a folded block': between('key: >\n', '  x\n\n', ''),
  'a text over many lines': between('key: a\n', '  b\n', ''),
  spaces: between('token:', ' ', 'b'),
  tabs: between('token:', '\t', 'b'),
  commas: between('[key', ',', ']'),
  escapes: between('token: "', '\\\\', ''),
  'beginnings of keys': filled('-----BEGIN PRIVATE KEY-----'),
  'beginnings of JSON': filled('{"token'),
  options: filled('--token "'),
  addresses: filled('//a:b'),
  base64: (size) => filled(btoa('key: '))(size),
};
