import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { codeIn, typeCode } from '../test/code-editor';
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
