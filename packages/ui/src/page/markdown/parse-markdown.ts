import type { Element, Nodes, Root, Text } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { extractPictures, putPictures } from './pictures';

/** The reason why a text is shown without formatting. */
export type PlainReason = 'time' | 'length' | 'depth' | 'failure';

/** A tree of safe HTML elements, or the reason why there is none. */
export type ParsedMarkdown = { tree: Root } | { reason: PlainReason };

const longestText = 500_000;
// rendering this many takes less than 100 ms, see scripts/bench/notes.ts
const maxNodes = 40_000;
const deepest = 100;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: (_state, node) => htmlAsText(node.value) } })
  // the step above has already prefixed the ids of footnotes
  .use(rehypeSanitize, {
    ...defaultSchema,
    clobberPrefix: '',
    protocols: { ...defaultSchema.protocols, src: ['http', 'https', 'text-picture'] },
  });

const pictureTag = /(<img\s(?:"[^"]*"|'[^']*'|[^'">])*>)/i;

/** The value of an attribute of a tag. */
function attributeOf(tag: string, name: 'src' | 'alt'): string | undefined {
  const [, double, single, bare] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(tag) ??
    [];
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&');
}

/** HTML is shown as text, but for pictures, which notebooks have as tags: those are as in Markdown. */
const htmlAsText = (html: string): (Element | Text)[] =>
  html.split(pictureTag).flatMap((part, at): (Element | Text)[] => {
    const src = at % 2 === 1 ? attributeOf(part, 'src') : undefined;
    // a tag that does more than a picture stays as it is written
    if (src === undefined || /\son\w+\s*=/i.test(part))
      return part === '' ? [] : [{ type: 'text', value: part }];
    const alt = attributeOf(part, 'alt') ?? '';
    return [{ type: 'element', tagName: 'img', properties: { src, alt }, children: [] }];
  });

/**
 * Parses GitHub's dialect of Markdown. Hostile text can take minutes, so a page calls this in a
 * worker; see format-markdown.ts. Pictures as data do not count towards the length limit.
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  const { text, pictures } = extractPictures(source);
  if (text.length > longestText) return { reason: 'length' };
  try {
    const tree = processor.runSync(processor.parse(text));
    return trim(tree, pictures) ?? { tree };
  } catch {
    // the parser overflows the stack on thousands of nested levels
    return { reason: 'failure' };
  }
}

/** Removes the positions, which are not used, inserts pictures and measures the tree. */
function trim(tree: Root, pictures: readonly string[]): { reason: PlainReason } | undefined {
  let count = 0;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > deepest) return { reason: 'depth' };
    if (count > maxNodes) return { reason: 'length' };
    for (const node of level) {
      delete node.position;
      putPictures(node, pictures);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
