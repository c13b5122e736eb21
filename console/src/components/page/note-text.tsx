/** What somebody wrote, as it was typed. */
export const NoteText = ({ text }: { text: string }) =>
  text.trim() === '' ? (
    <p className="text-faint">No note present.</p>
  ) : (
    <p className="max-w-200 wrap-anywhere whitespace-pre-wrap">{text}</p>
  );
