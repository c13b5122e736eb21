import { isSecretName, masked, nameFields, valueFields } from './names';

// every repetition is limited or starts only at a word, so that a long text takes linear time

const privateKey =
  /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(-----END [A-Z\d ]{0,60}-----|$)/g;
// tokens with a known format of their issuer
const knownToken =
  /(?<![\w-])(gh[pousr]_\w{16,255}|github_pat_\w{16,255}|glpat-[\w-]{16,255}|hf_\w{16,255}|sk-[\w-]{16,255}|npm_\w{16,255}|dckr_pat_[\w-]{16,255}|pypi-[\w-]{16,512}|xox[a-z]-[\w-]{10,255}|A(?:KI|SI)A[A-Z\d]{16}|AIza[\w-]{30,60}|ya29\.[\w-]{16,512}|v\d\.(?:public|local)\.[\w-]{16,4096}|eyJ[\w-]{8,4096}\.eyJ[\w-]{4,8192}\.[\w-]{0,4096})/g;
const slackHook = /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]{1,200}/g;
const scheme = /\b(Bearer|Basic)(\s+)["']?[\w.~+/=-]{6,}/gi;
// not `host:8080/a@b`, which is a port and a path
const userAndPassword = /(\/\/[^\s/:@"'`<>]{0,200}:)(?!\d{1,5}[/?#])[^\s"'`<>]{1,300}(@)/g;
const tokenAsUser = /(https?:\/\/)(?!git@)[^\s/:@"'`<>?#]{1,300}(@)/g;

const value = `("[^"\\n]*"|'[^'\\n]*'|[^\\s"']\\S*)`;
const option = new RegExp(`(?<![\\w-])(--?[A-Za-z][\\w.-]{0,80})(=|[ \\t]+)${value}`, 'g');
const curlUser = new RegExp(`(\\bcurl\\b[^\\n]{0,500}?\\s(?:-u|--user)[= ]?)${value}`, 'g');
const glued = /(\b(?:mysql\w*|mariadb\w*)\b[^\n]{0,500}?\s-p)([^\s-]\S*)/g;
const piped = new RegExp(`(\\b(?:echo|printf)\\s+)${value}(?=[^\\n]{0,300}--?password-stdin)`, 'g');
const netrc = /(\blogin\s+\S{1,100}\s+password\s+)(\S+)/g;
const signIn = new RegExp(`(\\bwandb\\s+login\\s+(?:--?[\\w-]+\\s+){0,5})${value}`, 'g');
const setting = new RegExp(`(\\bset\\s+)([\\w.-]{1,80})(\\s+)${value}`, 'g');
const setCall =
  /(\b(?:setdefault|putenv|setenv)\(\s*["'])([\w.-]{1,80})(["']\s*,\s*)("[^"\n]*"|'[^'\n]*'|[^\s"'()]+)/g;
const prefix =
  /\b((?:password|passphrase|token|secret|api key) (?:is|was) )(["']?\S*[^a-z.,;!\s]\S*)/gi;

// every pattern needs one of these; most keys and values have none
const candidate = /[:=@%\s]|[\w-]{15}|slack\.com/;

// `-p` has another meaning in these commands
const otherP = /\b(mkdir|install|cp|rsync|ssh|scp|nc|ps|docker run|podman run|cut|trap|tar)\b/;

/** Returns true if the next word on the command line of `command` is a secret. */
export const isSecretOption = (word: string, command: string): boolean =>
  word === '-p' ? !otherP.test(command) : /^--?[A-Za-z][\w.-]*$/.test(word) && isSecretName(word);

const maskSet = (all: string, set: string, name: string, gap: string) =>
  isSecretName(name) ? `${set}${name}${gap}${masked}` : all;

/**
 * Masks strings that look like secrets in a text that is neither YAML nor JSON, such as a command,
 * a script or a line of a log: private keys, tokens of known formats, passwords in URLs, values of
 * options and variables with the name of a secret.
 */
export function maskPlain(text: string): string {
  if (!candidate.test(text)) return text;
  const withoutTokens = text
    .replace(privateKey, masked)
    .replace(knownToken, masked)
    .replace(slackHook, `$1${masked}`)
    .replace(userAndPassword, `$1${masked}$2`)
    .replace(tokenAsUser, `$1${masked}$2`)
    .replace(scheme, `$1$2${masked}`)
    .replace(curlUser, `$1${masked}`)
    .replace(glued, `$1${masked}`)
    .replace(piped, `$1${masked}`)
    .replace(netrc, `$1${masked}`)
    .replace(signIn, `$1${masked}`)
    .replace(prefix, `$1${masked}`)
    .replace(setting, maskSet)
    .replace(setCall, maskSet);
  const options = withoutTokens.replace(
    option,
    (all, name: string, gap: string, word: string, offset: number) => {
      const before = withoutTokens.slice(Math.max(0, offset - 200), offset);
      const command = before.slice(
        Math.max(...['\n', ';', '&', '|'].map((sign) => before.lastIndexOf(sign))) + 1,
      );
      const isValue = gap === '=' || !word.startsWith('-');
      return isValue && isSecretOption(name, command) ? `${name}${gap}${masked}` : all;
    },
  );
  return maskEncoded(maskAssignments(options));
}

// `token%3D…`, as in an address inside of another; each encoding adds a 25
const encodedSign = /(?<![\w.-])([\w.-]{1,80})%(?:25){0,5}3D/gi;
const encodedValue = /(?:(?!%(?:25){0,5}26)[^\s"'`&])*/y;

/** Masks the values of names that are percent-encoded. */
function maskEncoded(text: string): string {
  let result = '';
  let done = 0;
  for (const { 0: all, 1: name = '', index } of text.matchAll(encodedSign)) {
    // the name begins after an encoded `?` or `&`
    const plainName = text[index - 1] === '%' ? name.replace(/^(?:25)*[\da-f]{2}/i, '') : name;
    const start = index + all.length;
    if (index < done || !isSecretName(plainName)) continue;
    result += `${text.slice(done, start)}${masked}`;
    done = start + lengthOf(encodedValue, text, start);
  }
  return result + text.slice(done);
}

// also an item of a map: `os.environ['HF_TOKEN'] = `
const assignment = /(?<![\w.-])([\w.-]{1,80})((?:\\{0,6}["'](?:\](?=[ \t]*=))?)?[ \t]*[:=][ \t]*)/g;
// text that may precede the first name of a line
const lineStart = /^[\s\-"'{#/*]*(?:(?:export|set|ENV|ARG|local|declare)\s+)?["']?$/;
const notSecret = /^["'\\]*(true|false|null|none|~|\*{8})?[\s,;:)\]}"']*$/i;

/** Masks `name: value` and `NAME=value` anywhere in a text. */
function maskAssignments(text: string): string {
  let result = '';
  let done = 0;
  let isNamed = false;
  for (const match of text.matchAll(assignment)) {
    const [all, name = '', sign = ''] = match;
    const start = match.index + all.length;
    if (match.index < done || text[start] === '=' || text[start] === ':') continue;
    if (!isSecretName(name) && !(isNamed && valueFields.includes(name))) {
      if (nameFields.includes(name)) isNamed = isSecretName(wordAt(text, start));
      continue;
    }
    isNamed = false;
    const lineAt = lineStartOf(text, match.index);
    const isOpen = /[:\s]/.test(sign);
    const end = valueEnd({ text, start, lineAt, isOpen, isQuoted: /["']/.test(sign) });
    if (end <= start || notSecret.test(text.slice(start, end))) continue;
    const gap = /^[ \t]*(?:[|>][+-]?\d?)?\s*/.exec(text.slice(start, end))?.[0] ?? '';
    result += `${text.slice(done, start)}${gap}${masked}`;
    done = end;
  }
  return result + text.slice(done);
}

const wordAt = (text: string, start: number) =>
  /^["']?([\w.-]{1,80})/.exec(text.slice(start, start + 90))?.[1] ?? '';

/** The start of the line whose first name is at this position; undefined for a later name. */
function lineStartOf(text: string, at: number): number | undefined {
  const from = Math.max(0, at - 200);
  const before = text.slice(from, at);
  const lineAt = from + before.lastIndexOf('\n') + 1;
  const isEntireLine = from === 0 || lineAt > from;
  return isEntireLine && lineStart.test(text.slice(lineAt, at)) ? lineAt : undefined;
}

type Place = {
  text: string;
  start: number;
  lineAt: number | undefined;
  /** the value may have spaces */
  isOpen: boolean;
  /** the name is quoted, as in JSON */
  isQuoted: boolean;
};

// up to the next assignment, if one follows: a=b&c=d, a=b,c=d
const tightValue = /(?:(?![&;,][\w.-]{1,80}=)[^\s"'`])*/y;

// a number or a word of JSON
const bareValue = /[\w.+-]+(?=\s*[,\]}])/y;

/** The end of the value that starts at this position. */
function valueEnd({ text, start, lineAt, isOpen, isQuoted }: Place): number {
  const quote = /^\\{0,6}("""|'''|["'`])/.exec(text.slice(start, start + 9))?.[0];
  if (quote) return closing(text, start, quote) ?? endOfLine(text, start);
  if (/[[{(]/.test(text[start] ?? '')) return endOfBrackets(text, start);
  if (isQuoted) {
    const length = lengthOf(bareValue, text, start);
    if (length > 0) return start + length;
  }
  if (lineAt === undefined && !isOpen) return start + lengthOf(tightValue, text, start);
  const lineEnd = endOfLine(text, start);
  const isBlock = /^([|>][+-]?\d?)?\s*(#.*)?$/.test(text.slice(start, lineEnd));
  return isBlock && lineAt !== undefined ? deeperEnd(text, lineAt, lineEnd) : lineEnd;
}

function lengthOf(sticky: RegExp, text: string, start: number): number {
  sticky.lastIndex = start;
  return sticky.exec(text)?.[0].length ?? 0;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function closing(text: string, start: number, quote: string): number | undefined {
  let from = start + quote.length;
  for (;;) {
    const end = text.indexOf(quote, from);
    if (end === -1) return undefined;
    const escapes = /\\*$/.exec(text.slice(Math.max(start, end - 16), end))?.[0].length ?? 0;
    if (quote.startsWith('\\') || escapes % 2 === 0) return end + quote.length;
    from = end + 1;
  }
}

const longest = 100_000;

/** The position of the bracket that closes the first one, or the end of the text. */
export function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length && at - start < longest; at += 1) {
    if ('[{('.includes(text[at] ?? '')) depth += 1;
    if (']})'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The end of the following lines with deeper indentation, as in a YAML block. */
function deeperEnd(text: string, lineAt: number, lineEnd: number): number {
  const depth = indentOf(text.slice(lineAt, lineEnd));
  let end = lineEnd;
  while (end < text.length) {
    const next = endOfLine(text, end + 1);
    const line = text.slice(end + 1, next);
    if (line.trim() !== '' && indentOf(line) <= depth) break;
    end = next;
  }
  return end;
}

const indentOf = (line: string) => /^[\s#]*/.exec(line)?.[0].length ?? 0;
