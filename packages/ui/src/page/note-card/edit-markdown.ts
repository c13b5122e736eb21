/** A text and its selection, as character offsets. */
export type Selected = { text: string; start: number; end: number };

export type TextEdit = (selected: Selected) => Selected;

/** Adds marks around the selection, or removes existing ones. */
export function toggleMark({ text, start, end }: Selected, mark: string): Selected {
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  const selectedText = text.slice(start, end);
  return isMarked
    ? {
        text: text.slice(0, start - size) + selectedText + text.slice(end + size),
        start: start - size,
        end: end - size,
      }
    : {
        text: `${text.slice(0, start)}${mark}${selectedText}${mark}${text.slice(end)}`,
        start: start + size,
        end: end + size,
      };
}

export const bold: TextEdit = (selected) => toggleMark(selected, '**');
export const italic: TextEdit = (selected) => toggleMark(selected, '_');

/** Edits with a shortcut, pressed together with Ctrl. */
export const keyedEdits: Readonly<Record<string, TextEdit>> = { b: bold, i: italic };

/** Adds a prefix to each selected line, or removes it if all of them have it. */
export function togglePrefix({ text, start, end }: Selected, prefix: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const changed = lines
    .map((line) => (isPrefixed ? line.slice(prefix.length) : `${prefix}${line}`))
    .join('\n');
  const [first, all] = [prefix.length, prefix.length * lines.length].map((size) =>
    isPrefixed ? -size : size,
  );
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + (first ?? 0)),
    end: Math.max(from, end + (all ?? 0)),
  };
}

/** Turns the selection into a link; selects its address for typing. */
export function insertLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || 'text';
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](address)${text.slice(end)}`,
    start: at,
    end: at + 'address'.length,
  };
}

/** Replaces the selection by a picture; selects its description for typing. */
export function insertPicture({ text, start, end }: Selected, name: string): Selected {
  const words = text.slice(start, end) || 'picture';
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  // a block does not end at a fence with more text behind it
  const head = `${/^`{3,}$/.test(line) ? '\n\n' : ''}![`;
  const at = start + head.length;
  return {
    text: `${text.slice(0, start)}${head}${words}][${name}]${text.slice(end)}`,
    start: at,
    end: at + words.length,
  };
}

/** Inserts a fenced block after the line of the cursor; selects its text for typing. */
export function insertBlock(
  { text, end }: Selected,
  { name, body }: { name: string; body: string },
): Selected {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const before = at === 0 ? '' : '\n\n';
  const head = `${before}\`\`\`${name}\n`;
  const start = at + head.length;
  return {
    text: `${text.slice(0, at)}${head}${body}\n\`\`\`\n${text.slice(at)}`,
    start,
    end: start + body.length,
  };
}
