export type CodeLanguage = 'yaml' | 'json' | 'python' | 'markdown' | 'text';

const byEnding: Record<string, CodeLanguage> = {
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  ipynb: 'json',
  py: 'python',
  pyi: 'python',
  md: 'markdown',
  txt: 'text',
  log: 'text',
  sh: 'text',
  csv: 'text',
  cfg: 'text',
  ini: 'text',
  toml: 'text',
};

const endingOf = (name: string) => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The language by file extension; an unknown one is read as a config. */
export const languageOf = (name: string): CodeLanguage => byEnding[endingOf(name)] ?? 'yaml';

export const isNotebook = (name: string): boolean => endingOf(name) === 'ipynb';
