import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import './markdown.css';

const isOutside = (address: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(address) && !address.startsWith(`${location.origin}/`);

/** A link out of the page opens beside it and tells nobody where it came from. */
function SafeLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  // an address that was not safe is gone by now, and its words stay
  if (!address) return <span>{children}</span>;
  if (!isOutside(address)) return <a href={address}>{children}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

// the page has a heading of its own: those of the text come below it
const components: Components = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  a: ({ href, children }) => <SafeLink address={href}>{children}</SafeLink>,
  // loading a picture tells its server who reads the text
  img: ({ src, alt }) => (
    <SafeLink address={typeof src === 'string' ? src : undefined}>{alt || src}</SafeLink>
  ),
  // the box of a task: its words stand beside it, and it cannot be ticked here
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </section>
  ),
};

const plugins = [remarkGfm];

/** HTML in the text is shown as it was typed. */
export default function MarkdownBody({ text }: { text: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={plugins}
        components={components}
        urlTransform={defaultUrlTransform}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
