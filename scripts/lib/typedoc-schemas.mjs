// Makes TypeDoc show the contract's types by name: `Experiment`, with its fields, in place of
// `components['schemas']['Experiment']`.
import {
  Comment,
  Converter,
  DeclarationReflection,
  IntrinsicType,
  ReferenceType,
  ReflectionKind,
} from 'typedoc';

/** @typedef {import('typedoc').SomeType} SomeType */

// declarations that openapi-typescript adds to the schemas; nobody imports them
const raw = ['paths', 'webhooks', 'operations', '$defs', 'components'];

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const { comment } of Object.values(project.reflections)) if (comment) toSummary(comment);
    const scopes = project.getReflectionsByKind(ReflectionKind.SomeModule);
    for (const scope of scopes) if (scope instanceof DeclarationReflection) unfold(scope);
    documentOperations(project);
  });
}

/**
 * Converts what openapi-typescript marks as a description into one.
 *
 * @param {Comment} comment
 */
function toSummary(comment) {
  const text = comment.getTag('@description');
  if (text) comment.summary = [...comment.summary, ...text.content];
  comment.removeTags('@description');
}

/**
 * Replaces the names of a module by its schemas, and removes the raw tables.
 *
 * @param {DeclarationReflection} scope
 */
function unfold(scope) {
  const components = scope.children?.find(({ name }) => name === 'components');
  if (!components) return;
  const aliases = new Map(
    (scope.children ?? []).flatMap((alias) => {
      const name = schemaOf(alias.type);
      return name === undefined ? [] : [/** @type {const} */ ([name, alias])];
    }),
  );
  for (const row of fieldsOf(fieldsOf(components).find(({ name }) => name === 'schemas'))) {
    const alias = aliases.get(row.name);
    if (!alias || !row.type) continue;
    alias.comment ??=
      row.comment ?? new Comment([{ kind: 'text', text: 'A body of the contract.' }]);
    alias.type = row.type;
    if (row.type.type === 'reflection') row.type.declaration.parent = alias;
    // otherwise it would be removed with the table
    row.type = new IntrinsicType('any');
  }
  for (const child of [...(scope.children ?? [])]) {
    if (raw.includes(child.name)) scope.project.removeReflection(child);
  }
  for (const alias of aliases.values()) {
    alias.type = renamed(alias.type, (name) => {
      const target = aliases.get(name);
      return target && ReferenceType.createResolvedReference(name, target, scope.project);
    });
  }
}

/**
 * @param {DeclarationReflection | undefined} reflection
 * @returns {DeclarationReflection[]}
 */
function fieldsOf(reflection) {
  const { type, children } = reflection ?? {};
  return children ?? (type?.type === 'reflection' ? (type.declaration.children ?? []) : []);
}

/**
 * The name in `components['schemas'][name]`.
 *
 * @param {SomeType | undefined} type
 */
function schemaOf(type) {
  if (type?.type !== 'indexedAccess' || type.indexType.type !== 'literal') return undefined;
  const { objectType } = type;
  if (objectType.type !== 'indexedAccess' || objectType.objectType.type !== 'reference')
    return undefined;
  return objectType.objectType.name === 'components' ? String(type.indexType.value) : undefined;
}

/**
 * @template {SomeType | undefined} T
 * @param {T} type
 * @param {(name: string) => SomeType | undefined} to
 * @returns {T}
 */
function renamed(type, to) {
  const name = schemaOf(type);
  if (name !== undefined) return /** @type {T} */ (to(name) ?? type);
  if (type?.type === 'array') type.elementType = renamed(type.elementType, to);
  if (type?.type === 'union' || type?.type === 'intersection')
    type.types = type.types.map((each) => renamed(each, to));
  if (type?.type === 'reference' && type.typeArguments)
    type.typeArguments = type.typeArguments.map((each) => renamed(each, to));
  if (type?.type === 'reflection') {
    const { children = [], indexSignatures = [] } = type.declaration;
    for (const each of [...children, ...indexSignatures]) each.type = renamed(each.type, to);
  }
  return type;
}

/**
 * Documents an operation at its function.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
function documentOperations(project) {
  const variables = project.getReflectionsByKind(ReflectionKind.Variable);
  const calls = new Map(variables.map(({ name, comment }) => [comment && name, comment]));
  for (const row of variables) row.comment ??= calls.get(row.name)?.clone();
}
