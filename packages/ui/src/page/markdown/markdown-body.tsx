import type { Element, Root, RootContent } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { memo, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Skeleton } from '../../base/skeleton';
import { formatMarkdown } from './format-markdown';
import { LiveBlocks, LiveLinks } from './live-blocks';
import type { ParsedMarkdown, PlainReason } from './parse-markdown';
import './markdown.css';

const isOutside = (address: string) =>
  !URL.canParse(address, location.href) ||
  new URL(address, location.href).origin !== location.origin;

/** A link out of the page opens beside it and tells nobody where it came from. */
function SafeLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  // an address that was not safe is gone by now, and its words stay
  if (!address) return <span>{children}</span>;
  if (!isOutside(address)) return <InsideLink address={address}>{children}</InsideLink>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function InsideLink({ address, children }: { address: string; children: ReactNode }) {
  const Live = use(LiveLinks);
  const plain = <a href={address}>{children}</a>;
  // a footnote is on this page
  if (!Live || address.startsWith('#')) return plain;
  return (
    <Suspense fallback={plain}>
      <Live address={address}>{children}</Live>
    </Suspense>
  );
}

/** The language of a fenced block and its text; undefined for other preformatted texts. */
function fencedBlock(node: Element | undefined): { name: string; text: string } | undefined {
  const [code] = node?.children ?? [];
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const { className } = code.properties;
  const [language] = [className ?? []].flat();
  const name = /^language-(.+)$/.exec(String(language))?.[1];
  const text = code.children.map((part) => (part.type === 'text' ? part.value : '')).join('');
  return name === undefined ? undefined : { name, text };
}

/** Code, or what the page shows instead of a block of its name. */
function Preformatted({ node, children }: { node: Element | undefined; children: ReactNode }) {
  const blocks = use(LiveBlocks);
  const block = fencedBlock(node);
  const Live = block && Object.hasOwn(blocks, block.name) ? blocks[block.name] : undefined;
  if (!block || !Live) return <pre>{children}</pre>;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <Live text={block.text} />
    </Suspense>
  );
}

/** A picture that the text holds; any other is a link, as loading it tells its server who reads. */
const Picture = ({ src, alt }: { src: string | undefined; alt: string }) =>
  src?.startsWith('data:') ? (
    <img src={src} alt={alt} />
  ) : (
    <SafeLink address={src}>{alt || src}</SafeLink>
  );

// the page has a heading of its own: those of the text come below it
const components: Partial<Components> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  a: ({ href, children }) => <SafeLink address={href}>{children}</SafeLink>,
  img: ({ src, alt }) => (
    <Picture src={typeof src === 'string' ? src : undefined} alt={alt ?? ''} />
  ),
  // the box of a task: its words are beside it, and it cannot be ticked here
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
  ),
  pre: ({ node, children }) => <Preformatted node={node}>{children}</Preformatted>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </section>
  ),
};

const reasons: Record<PlainReason, string> = {
  time: 'This text takes too long to format. It is shown as plain text.',
  length: 'This text is too long to format. It is shown as plain text.',
  depth: 'This text is nested too deeply to format. It is shown as plain text.',
  failure: 'This text could not be formatted. It is shown as plain text.',
};

/** Markdown as elements; plain text with the reason where parsing it would take too long. */
export default function MarkdownBody({ text }: { text: string }) {
  const parsed = useParsed(text);
  if (!parsed)
    return (
      <div aria-busy="true">
        <Skeleton className="h-4 w-60" />
      </div>
    );
  if ('tree' in parsed) return <Tree tree={parsed.tree} />;
  return (
    <div className="markdown">
      <p role="status" className="text-muted">
        {reasons[parsed.reason]}
      </p>
      <div className="whitespace-pre-wrap">{text}</div>
    </div>
  );
}

/** The text's last result, until that of a newer text is there. */
function useParsed(text: string): ParsedMarkdown | undefined {
  const [parsed, setParsed] = useState<ParsedMarkdown>();
  useEffect(() => {
    let isCurrent = true;
    void formatMarkdown(text).then((result) => {
      // drawn block by block, with room for input between them
      if (isCurrent) startTransition(() => setParsed(result));
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return parsed;
}

const Tree = ({ tree }: { tree: Root }) => (
  <div className="markdown">
    {tree.children.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other name than its place
      <Block key={index} node={node} />
    ))}
  </div>
);

/** One block at a time, so that React can answer input between them. */
const Block = memo(({ node }: { node: RootContent }) =>
  node.type === 'doctype'
    ? null
    : toJsxRuntime(node, { Fragment, jsx, jsxs, components, passNode: true }),
);
