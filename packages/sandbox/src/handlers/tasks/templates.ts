import type { Template } from '@trainyard/sdk/types';
import type { Database, TemplateRow } from '../../database/database';
import { isLike } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import { allow, isInListOf } from '../allow';
import { invalidArgument, MasterError, plainError, rpcText } from '../errors';
import type { Handlers, Viewer } from '../types';

export const templateHandlers = {
  getTemplates: ({ db, query, viewer }) => {
    const { name = '' } = query;
    const visibleTemplates = db.templates
      .where(({ id }) => name === '' || isLike(id, `%${name}%`))
      .filter(({ workspaceId }) => isInListOf(viewer, 'getTemplates', { workspaceId }));
    const page = sortedPage(visibleTemplates, query);
    return { templates: page.rows.map(templateAnswer), pagination: page.pagination };
  },

  getTemplate: ({ db, path, viewer }) => {
    const template = findTemplate(db, path.templateName);
    check(viewer, 'getTemplate', template);
    return { template: templateAnswer(template) };
  },

  // the name in the path takes precedence over the body's
  postTemplate: ({ db, path, body, viewer }) => {
    const workspaceId = body.workspaceId || 1;
    const workspace = db.workspaces.get(workspaceId);
    if (!workspace || workspace.archived) {
      throw plainError(`error checking workspace ${workspaceId}: sql: no rows in result set`);
    }
    allow(viewer, 'postTemplate', { workspaceId });
    const name = path.templateName;
    if (db.templates.get(name)) {
      throw plainError(
        `error posting template ${name} to db: error running query: insert_template: ERROR: duplicate key value violates unique constraint "templates_pkey" (SQLSTATE 23505)`,
      );
    }
    return { template: add(db, { id: name, config: body.config ?? {}, workspaceId }) };
  },

  putTemplate: ({ db, path, body, viewer }) => {
    if (body.workspaceId !== 0) throw invalidArgument('setting workspace_id is not supported.');
    const name = path.templateName;
    // the master looks up a template without a name, and finds none
    if (db.templates.get(name)) {
      throw plainError(`error putting template: ${rpcText(missing(''))}`);
    }
    allow(viewer, 'putTemplate', { workspaceId: 1, part: 'create' });
    return { template: add(db, { id: name, config: body.config ?? {}, workspaceId: 1 }) };
  },

  patchTemplateConfig: ({ db, path, body, viewer }) => {
    const template = findTemplate(db, path.templateName);
    check(viewer, 'patchTemplateConfig', template);
    template.config = body;
    return { template: templateAnswer(template) };
  },

  deleteTemplate: ({ db, path, viewer }) => {
    const template = findTemplate(db, path.templateName);
    check(viewer, 'deleteTemplate', template);
    db.templates.delete(template.id);
    return {};
  },
} satisfies Partial<Handlers>;

const missing = (name: string) =>
  new MasterError('NotFound', `error fetching template from database: ${name}`);

function findTemplate(db: Database, name: string): TemplateRow {
  const template = db.templates.get(name);
  if (!template) throw missing(name);
  return template;
}

type TemplateCall = 'getTemplate' | 'patchTemplateConfig' | 'deleteTemplate';

const check = (viewer: Viewer, operation: TemplateCall, { id, workspaceId }: TemplateRow) =>
  allow(viewer, operation, { workspaceId, missing: missing(id) });

const add = (db: Database, row: TemplateRow): Template => templateAnswer(db.templates.insert(row));

const templateAnswer = ({ id, config, workspaceId }: TemplateRow): Template => ({
  name: id,
  config,
  workspaceId,
});
