import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { examplesOf } from './examples';
import { isTree, type Json, merged, type Tree } from './merge';

/** The files of an overlay folder for the contract: name without extension, content. */
export const readOverlay = (folder: string): Record<string, Tree> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file.slice(0, -5), parse(readFileSync(`${folder}/${file}`, 'utf8'))]),
  );

const treeAt = (tree: Json | undefined, ...keys: string[]): Tree => {
  const at = keys.reduce<Json | undefined>(
    (each, key) => (isTree(each) ? each[key] : undefined),
    tree,
  );
  return isTree(at) ? at : {};
};

/**
 * The contract of another master: the bundled one with every file of the overlay merged over it,
 * and adapted examples. @throws Error naming a call that moved from an unknown place
 */
export function applyOverlay(bundle: Tree, overlay: Record<string, Tree>): Tree {
  const moved = Object.values(overlay).map((file) => withMoved(bundle, file));
  const base = moved.reduce(merged, bundle);
  const shared = treeAt(base, 'components', 'responses');
  const components = merged(treeAt(base, 'components'), { responses: null });
  const schemas = fitted(treeAt(components, 'schemas'));
  const paths = Object.entries(treeAt(base, 'paths')).filter(
    ([, item]) => isTree(item) && Object.keys(item).length > 0,
  );
  const operations = mapOperations(Object.fromEntries(paths), (operation) =>
    withExamples(withShared(operation, shared), schemas),
  );
  return { ...base, paths: operations, components: { ...components, schemas } };
}

const mapOperations = (paths: Tree, change: (operation: Tree) => Tree): Tree =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(isTree(item) ? item : {}).map(([method, operation]) => [
          method,
          isTree(operation) ? change(operation) : operation,
        ]),
      ),
    ]),
  );

/** A moved call is the original one, changed. */
function withMoved(bundle: Tree, file: Tree): Tree {
  const paths = mapOperations(treeAt(file, 'paths'), (operation) => {
    const from = operation['x-moved-from'];
    if (typeof from !== 'string') return operation;
    const [method = '', path = ''] = from.split(' ');
    const before = treeAt(bundle, 'paths', path, method.toLowerCase());
    if (before.operationId === undefined) throw new Error(`overlay: there is no call at ${from}`);
    return merged(before, operation);
  });
  return file.paths === undefined ? file : { ...file, paths };
}

const withShared = (operation: Tree, shared: Tree): Tree => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(treeAt(operation, 'responses')).map(([status, response]) => {
      const { $ref } = treeAt(response);
      const name = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
      return [status, name === undefined ? response : treeAt(shared, name)];
    }),
  ),
});

/** Adapts schemas, which contain examples too. */
function fitted(schemas: Tree): Tree {
  const { answer } = examplesOf(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, node]) => {
      if (!isTree(node) || !Array.isArray(node.examples)) return [name, node];
      return [name, { ...node, examples: node.examples.map((each) => answer(each, node)) }];
    }),
  );
}

function withExamples(operation: Tree, schemas: Tree): Tree {
  const { answer, body, make } = examplesOf(schemas);
  const answered = withExample(operation, ['responses', '200'], ({ example, schema }) =>
    example === undefined ? make(treeAt(schema)) : answer(example, treeAt(schema)),
  );
  return withExample(answered, ['requestBody'], ({ example, schema }) =>
    example === undefined ? undefined : body(example, treeAt(schema)),
  );
}

/** An operation with another example, if the keys lead to content. */
function withExample(operation: Tree, keys: string[], make: (media: Tree) => Json | undefined) {
  const place = [...keys, 'content', 'application/json'];
  const media = treeAt(operation, ...place);
  const example = make(media);
  return example === undefined ? operation : replaced(operation, place, { ...media, example });
}

function replaced(tree: Tree, [key, ...rest]: string[], value: Json): Tree {
  if (key === undefined) return tree;
  return { ...tree, [key]: rest.length === 0 ? value : replaced(treeAt(tree, key), rest, value) };
}

/** The file of the overlay that describes each of its new schemas. */
export const homesOf = (overlay: Record<string, Tree>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overlay).flatMap(([name, file]) =>
      Object.entries(treeAt(file, 'components', 'schemas')).flatMap(([schema, node]) =>
        isTree(node) && (node.type !== undefined || node.enum !== undefined)
          ? [[schema, name]]
          : [],
      ),
    ),
  );
