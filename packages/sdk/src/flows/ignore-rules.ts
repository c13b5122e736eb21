import ignore from 'ignore';

/**
 * Files that `det` never sends, regardless of ignore files: compiled Python, editors' and
 * Terraform's files.
 */
const defaultIgnores = [
  '__pycache__/',
  '*.py[co]',
  '*$py.class',
  'terraform',
  'terraform_data',
  'terraform.tfstate*',
  'terraform.tfvars*',
  '.terraform*',
  '.git/',
  '.vscode/',
  '.idea/',
  '.mypy_cache/',
  '/shared_fs',
];

/**
 * Maximum bytes of files in one request, 95 MiB: a request has at most 128 MiB, which are 96 MiB in
 * base64, and `det` reserves one of them for the rest of the request.
 */
export const maxModelBytes = 95 * 1024 * 1024;

/**
 * Returns true if a file, or a folder with its content, is not sent; paths are relative to the code
 * folder.
 */
export type IsIgnored = (path: string, isFolder: boolean) => boolean;

/**
 * The rules of a `.detignore`, in git's syntax, after det's own. As in `det`, the last rule that
 * matches a path or a parent folder decides: `!keep/` includes the whole folder again, where git
 * would still apply the rules before it. Folders are matched as files, too.
 */
export function ignoreRules(text: string): IsIgnored {
  const groups = groupsOf([...defaultIgnores, ...text.split(/\r?\n/)]);
  const isOut = (path: string) =>
    groups.find(({ matcher }) => matcher.ignores(path))?.isIgnored ?? false;
  return (path, isFolder) => isOut(path) || (isFolder && isOut(`${path}/`));
}

type Group = { isIgnored: boolean; matcher: ReturnType<typeof ignore> };

/**
 * Groups neighboring rules with the same effect, so that they are matched together; the last ones
 * come first.
 */
function groupsOf(lines: string[]) {
  const groups: Group[] = [];
  for (const line of lines) {
    if (/^(#|\s*$)/.test(line)) continue;
    const isIgnored = !line.startsWith('!');
    if (groups[0]?.isIgnored !== isIgnored)
      groups.unshift({ isIgnored, matcher: ignore({ ignorecase: false }) });
    groups[0]?.matcher.add(spelled(isIgnored ? line : line.slice(1)));
  }
  return groups;
}

/** Normalizes a rule: `folder/**` excludes the whole folder. */
function spelled(line: string) {
  const rule = line.replace(/(?<!\\)\[[!^]([\w.][\w.-]*)\]/g, (_, set: string) => allBut(set));
  const folder = /^\/?(.*?)(?:\/\*\*)+\s*$/.exec(rule)?.[1];
  if (folder === undefined) return rule;
  return folder === '' ? '*' : `/${folder}/`;
}

const last = 0xffff;

/** The set of all other letters except the slash, because the matcher does not support `[!a-z]`. */
function allBut(set: string) {
  const inside = setOf(set);
  // as in det, a reversed range matches nothing
  if (!inside) return `[${set}]`;
  let ranges = '';
  for (let code = 1; code <= last; code++) {
    if (inside.test(String.fromCharCode(code))) continue;
    const from = code;
    while (code < last && !inside.test(String.fromCharCode(code + 1))) code++;
    ranges += `${String.fromCharCode(from)}-${String.fromCharCode(code)}`;
  }
  return `[${ranges}]`;
}

function setOf(set: string) {
  try {
    return new RegExp(`[/${set}]`);
  } catch {
    return undefined;
  }
}
