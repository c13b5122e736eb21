import type { FileNode } from '@trainyard/sdk/types';
import { sniffedType } from '../../archive/content-type';
import { fromBase64, tarGzOf, toBase64 } from '../../archive/tar';

import { timestamp } from '../../lib/time';
import type { ModelFile } from '../../simulation/rows';
import { plainError } from '../errors';
import { allowExperiment } from '../scopes';
import { tick } from '../tick';
import type { Handlers } from '../types';
import { folderType, modelFilesOf } from './model-files';

export const modelDefHandlers = {
  getModelDef: async (request) => {
    tick(request);
    const experiment = allowExperiment(request, 'getModelDef', request.path.experimentId);
    return { b64Tgz: toBase64(await tarGzOf(modelFilesOf(experiment))) };
  },

  getModelDefTree: (request) => {
    tick(request);
    const experiment = allowExperiment(request, 'getModelDefTree', request.path.experimentId);
    return { files: treeOf(modelFilesOf(experiment)) };
  },

  getModelDefFile: (request) => {
    tick(request);
    const { path, body } = request;
    const experiment = allowExperiment(request, 'getModelDefFile', path.experimentId);
    return { file: contentAt(modelFilesOf(experiment), body.path ?? '') };
  },
} satisfies Partial<Handlers>;

/** A file's content as base64. @throws MasterError 500 for a folder, and where nothing is */
export function contentAt(files: readonly ModelFile[], path: string): string {
  const file = files.find((each) => each.path === path && each.type !== folderType);
  if (!file) throw plainError('file does not exist');
  return file.content;
}

/** Files and folders by name, each folder with what is in it. */
function treeOf(files: readonly ModelFile[]): FileNode[] {
  const root: FileNode[] = [];
  const folders = new Map<string, FileNode[]>([['', root]]);
  const inOrder = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  const placeOf = (path: string): FileNode[] => {
    const known = folders.get(path);
    if (known) return known;
    // a folder nobody sent, but something is in it
    return add({ path, type: folderType, content: '', mtime: 0, mode: 0o755, uid: 0, gid: 0 });
  };
  const add = (file: ModelFile): FileNode[] => {
    const path = file.path.replace(/\/$/, '');
    const node = nodeOf({ ...file, path });
    placeOf(parentOf(path)).push(node);
    if (node.isDir) folders.set(path, node.files);
    return node.files;
  };
  for (const file of inOrder) add(file);
  return root;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function nodeOf({ path, type, content, mtime }: ModelFile): FileNode {
  const bytes = fromBase64(content);
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    modifiedTime: timestamp(mtime * 1000),
    contentLength: bytes.length,
    isDir: type === folderType,
    contentType: sniffedType(bytes),
    files: [],
  };
}
