import ignore from 'ignore';

/** Files that `det` never sends, whatever a directory says: compiled Python, editors' and Terraform's files. */
const usualIgnores = [
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
 * The most bytes of files that a master takes in one request, 95 MiB: a request has at most 128 MiB,
 * which are 96 MiB in base64, and `det` keeps one of them for the rest of the request.
 */
export const mostModelBytes = 95 * 1024 * 1024;

/** Whether a file, or a folder with all that is in it, is not sent; paths are below the code folder. */
export type IsIgnored = (path: string, isFolder: boolean) => boolean;

/**
 * The rules of a `.detignore`, in git's spelling, after det's own. As for `det`, the last rule that
 * names a path or a folder above it decides: `!keep/` brings back all that is inside, which git
 * would go on judging by the rules before it. Folders are asked about as a file, too.
 */
export function ignoreRules(text: string): IsIgnored {
  const groups = groupsOf([...usualIgnores, ...text.split(/\r?\n/)]);
  const isOut = (path: string) =>
    groups.find(({ matcher }) => matcher.ignores(path))?.isIgnored ?? false;
  return (path, isFolder) => isOut(path) || (isFolder && isOut(`${path}/`));
}

type Group = { isIgnored: boolean; matcher: ReturnType<typeof ignore> };

/** Neighbours that say the same ask together; the last ones come first. */
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

/** A rule `folder/**` leaves nothing of the folder. */
function spelled(written: string) {
  const rule = written.replace(/(?<!\\)\[[!^]([\w.][\w.-]*)\]/g, (_, set: string) => allBut(set));
  const folder = /^\/?(.*?)(?:\/\*\*)+\s*$/.exec(rule)?.[1];
  if (folder === undefined) return rule;
  return folder === '' ? '*' : `/${folder}/`;
}

const last = 0xffff;

/** The set of all other letters, but the slash: the matcher knows no `[!a-z]`. */
function allBut(set: string) {
  const inside = setOf(set);
  // as for det, a range the wrong way round names nothing
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
