import { stringifySearch } from '~/app/links/search-params';
import { linkOf, type NamedView, paramsOf, searchOf } from './named-view';

/** Name of the page that is made for the first view of a project. */
export const viewsNoteName = 'Saved views';

const intro = 'Views of the list of experiments, kept for everybody in this project.';
const language = 'trainyard-views';
const version = '1';

// a whole fenced block: what opens it, what is in it
const block = new RegExp(`^\`\`\`${language} (\\S+)[ \\t]*\\r?\\n([\\s\\S]*?)^\`\`\`[ \\t]*$`, 'm');

/** Whether a note holds views, be they of another version. */
export const holdsViews = (contents: string): boolean => block.test(contents);

/**
 * The views of a note's fenced block: a line with each name, and under it what its link says, so
 * that elsewhere the block reads as text. Undefined where there is no block of this version.
 */
export function readViews(contents: string): NamedView[] | undefined {
  const [, found, text = ''] = block.exec(contents) ?? [];
  if (found !== version) return undefined;
  const views: { name: string; params: URLSearchParams }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^- (.+?)\s*$/.exec(line) ?? [];
    const [, key, value] = /^\s+(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined) views.push({ name, params: new URLSearchParams() });
    else if (key !== undefined && value !== undefined) views.at(-1)?.params.append(key, value);
  }
  // unknown parts are dropped, as in any link
  return views.map(({ name, params }) => ({ name, link: linkOf(searchOf(`?${params}`)) }));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf({ name, link }: NamedView): string {
  const params = new URLSearchParams(stringifySearch(paramsOf(searchOf(link))));
  const lines = [...params].map(([key, value]) => `    ${key}: ${value.replace(/[\r\n]+/g, ' ')}`);
  return [`- ${oneLine(name)}`, ...lines].join('\n');
}

/** The note with these views in its block; everything around it stays. */
export function writeViews(contents: string, views: readonly NamedView[]): string {
  const text = `\`\`\`${language} ${version}\n${views.map((view) => `${textOf(view)}\n`).join('')}\`\`\``;
  // a function: names may hold what a replacement pattern would read
  if (holdsViews(contents)) return contents.replace(block, () => text);
  return `${[contents.trimEnd() || intro, text].join('\n\n')}\n`;
}
