import { undo } from '@codemirror/commands';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { codeIn, editorOf, typeCode } from '../test/code-editor';
import { CodeEditor } from './code-editor';

test('typed text is reported, and a new text from outside is shown', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <CodeEditor label="Config" text="a: 1" language="yaml" onChange={change} />,
  );
  await typeCode('Config', 'a: 2');
  expect(change).toHaveBeenLastCalledWith('a: 2');
  rerender(<CodeEditor label="Config" text="b: 3" language="yaml" onChange={change} />);
  await waitFor(async () => expect(await codeIn('Config')).toBe('b: 3'));
  expect(change).toHaveBeenCalledOnce();
});

test('the editor is in a shadow tree, has its name, and shows the problem', async () => {
  render(
    <CodeEditor
      label="Config"
      text=""
      language="yaml"
      onChange={() => {}}
      problem="Invalid YAML on line 2."
    />,
  );
  await codeIn('Config');
  const host = document.querySelector('[data-code-editor]');
  const content = host?.shadowRoot?.querySelector('[role=textbox]');
  expect(content?.getAttribute('aria-label')).toBe('Config');
  expect(content?.getAttribute('aria-invalid')).toBe('true');
  expect(content?.getAttribute('aria-description')).toBe('Invalid YAML on line 2.');
  expect(document.head.querySelector('style')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a read-only text cannot be edited, and the keyboard still reaches it', async () => {
  render(<CodeEditor label="File" text={'one\ntwo'} language="text" />);
  expect(await codeIn('File')).toBe('one\ntwo');
  const host = document.querySelector('[data-code-editor]');
  const content = host?.shadowRoot?.querySelector('[role=textbox]');
  expect(content?.getAttribute('contenteditable')).toBe('false');
  expect(content?.getAttribute('tabindex')).toBe('0');
  expect(content?.getAttribute('aria-readonly')).toBe('true');
});

/** An owner that gives each text back only when `release` is called. */
function openLate(text: string) {
  const changed: string[] = [];
  const reports: string[] = [];
  const editor = (now: string) => (
    <CodeEditor
      label="Config"
      text={now}
      language="yaml"
      onChange={(next) => {
        changed.push(next);
        reports.push(next);
      }}
    />
  );
  const { rerender } = render(editor(text));
  return {
    changed,
    give: (now: string) => rerender(editor(now)),
    release: () => {
      for (const now of reports.splice(0)) rerender(editor(now));
    },
  };
}

test('texts that the owner gives back late never replace what was typed since', async () => {
  const { changed, give, release } = openLate('lr: 1');
  const view = await editorOf('Config');
  const type = (insert: string) => act(() => view.dispatch(view.state.replaceSelection(insert)));
  act(() => view.dispatch({ selection: { anchor: 5 } }));
  for (const key of '234') type(key);
  expect(changed).toEqual(['lr: 12', 'lr: 123', 'lr: 1234']);
  give('lr: 12');
  expect(view.state.doc.toString()).toBe('lr: 1234');
  expect(view.state.selection.main.head).toBe(8);
  act(() => void undo(view));
  type('9');
  release();
  expect(view.state.doc.toString()).toBe(changed.at(-1));
});

/** An owner that has the text in its state. */
function Owner({ onRender }: { onRender: (text: string) => void }) {
  const [text, setText] = useState('');
  onRender(text);
  return <CodeEditor label="Config" text={text} language="yaml" onChange={setText} />;
}

test('an owner that renders itself has each text before the next key', async () => {
  const rendered: string[] = [];
  render(<Owner onRender={(text) => rendered.push(text)} />);
  const view = await editorOf('Config');
  // outside of `act`, as keys come in a browser
  for (const key of 'abc') {
    view.dispatch(view.state.replaceSelection(key));
    expect(rendered.at(-1)).toBe(view.state.doc.toString());
  }
  expect(view.state.doc.toString()).toBe('abc');
});

test('a text from outside keeps the cursor where it is, also after texts of the editor', async () => {
  const { give, release } = openLate('name: a\nslots: 1\npool: x');
  const view = await editorOf('Config');
  act(() =>
    view.dispatch({ changes: { from: 15, to: 16, insert: '2' }, selection: { anchor: 16 } }),
  );
  release();
  give('description: new\nname: a\nslots: 2\npool: y');
  expect(view.state.doc.toString()).toBe('description: new\nname: a\nslots: 2\npool: y');
  expect(view.state.selection.main.head).toBe(33);
  // the text at first is from outside as well
  give('name: a\nslots: 1\npool: x');
  expect(view.state.doc.toString()).toBe('name: a\nslots: 1\npool: x');
  act(() => void undo(view));
  expect(view.state.doc.toString()).toBe('description: new\nname: a\nslots: 2\npool: y');
});
