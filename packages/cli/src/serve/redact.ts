/** Replacements in the decoded text of an address. */
const rules: [pattern: RegExp, replacement: string][] = [
  // query and fragment; a question mark at the end of a sentence begins neither
  [/[?#].+$/s, ''],
  // user and password
  [/\/\/[^\s/@]*@/g, '//'],
  // tokens by their form: those of the master (PASETO), JSON web tokens
  [/\bv[1-4]\.(?:public|local)\.[\w.-]*/gi, '…'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*)*/gi, '…'],
  // a code that carries a session to the tasks' origin
  [/(\/hand-over\/)[^\s/]+/g, '$1…'],
  // a value after the name of a credential, as in `;token=…`
  [
    /((?:token|jwt|auth|authorization|passw(?:or)?d|secret|credential|(?:api|access|private|secret)[_-]?key(?:[_-]?id)?)\s*[=:]\s*(?:(?:bearer|basic)\s+)?)[^\s&;,/]+/gi,
    '$1…',
  ],
  // the same as a part of a path: `/access_key/…`
  [/(\/(?:api|access|private|secret)[_-]key(?:[_-]id)?\/)[^\s&;,/]+/gi, '$1…'],
  [/(bearer\s+)[^\s&;,/]+/gi, '$1…'],
];

/**
 * Returns a line of the log without secrets: addresses without user, query and fragment, values
 * named as credentials as `…`, and tokens by their form. Finds them also where an address is
 * percent-encoded in a path, any number of times, as in
 * `/interactive/…/%2Fwait%2F…%3FserviceAddr%3D…`.
 */
export const redact = (line: string): string => line.replace(/\S+/g, redactWord);

function redactWord(word: string): string {
  const plain = decoded(word);
  const clean = rules.reduce((text, [pattern, by]) => text.replace(pattern, by), plain);
  return clean === plain ? word : clean.replace(/[^\x21-\x7e\u0100-\uffff]/g, encodeURIComponent);
}

const maxRounds = 5;

/** Decodes byte by byte: invalid sequences stay readable, and nothing throws. */
function decoded(word: string): string {
  let text = word;
  for (let round = 0; round < maxRounds && text.includes('%'); round++) {
    text = text
      .replace(/%(?:25)+/g, '%')
      .replace(/%([0-9a-f]{2})/gi, (_all, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
  return text;
}
