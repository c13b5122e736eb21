import { Markdown } from '~/components/markdown/markdown';

/** What somebody wrote about a thing, to be read. */
export const NoteText = ({ text }: { text: string }) =>
  text.trim() === '' ? <p className="text-faint">No note present.</p> : <Markdown text={text} />;
