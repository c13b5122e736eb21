import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type FileNode, sortFiles } from './file-node';
import { FileTree } from './file-tree';

const file = (path: string): FileNode => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  isDir: false,
  files: [],
});
const folder = (path: string, ...files: FileNode[]): FileNode => ({
  ...file(path),
  isDir: true,
  files,
});

const nodes = sortFiles([
  file('train.py'),
  folder('model', file('model/net.py'), folder('model/blocks', file('model/blocks/one.py'))),
  file('config.yaml'),
]);

function Files() {
  const [path, setPath] = useState('config.yaml');
  return (
    <>
      <FileTree label="Files" nodes={nodes} selected={path} onSelect={setPath} />
      <output>{path}</output>
    </>
  );
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

test('folders come first, and all of them are open', () => {
  render(<Files />);
  expect(names()).toEqual(['model', 'blocks', 'one.py', 'net.py', 'config.yaml', 'train.py']);
  const blocks = screen.getByRole('treeitem', { name: 'blocks' });
  expect(blocks.getAttribute('aria-level')).toBe('2');
  expect(blocks.getAttribute('aria-expanded')).toBe('true');
});

test('keys navigate as in any tree', async () => {
  const user = userEvent.setup();
  render(<Files />);
  await user.tab();
  expect(focused()).toBe('config.yaml');
  await user.keyboard('{Home}');
  expect(focused()).toBe('model');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('blocks');
  await user.keyboard('{ArrowLeft}');
  expect(names()).not.toContain('one.py');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('model');
  await user.keyboard('{ArrowDown}*');
  expect(names()).toContain('one.py');
  await user.keyboard('t');
  expect(focused()).toBe('train.py');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('train.py');
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toBe('train.py');
});

test('a click opens a file, and closes a folder', async () => {
  const user = userEvent.setup();
  render(<Files />);
  await user.click(screen.getByText('net.py'));
  expect(screen.getByRole('status').textContent).toBe('model/net.py');
  await user.click(screen.getByText('model'));
  expect(names()).toEqual(['model', 'config.yaml', 'train.py']);
});

test('characters that reorder the text of a name are visible (PB9)', () => {
  render(
    <FileTree
      label="Files"
      nodes={[file('src/\u202etxt.exe.py')]}
      selected={undefined}
      onSelect={() => {}}
    />,
  );
  const item = screen.getByRole('treeitem', { name: '\ufffdtxt.exe.py' });
  expect(item.title).toBe('src/\ufffdtxt.exe.py');
});
