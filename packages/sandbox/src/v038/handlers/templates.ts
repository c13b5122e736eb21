import { allow, isInListOf } from '../../handlers/allow';
import { alreadyExists, MasterError } from '../../handlers/errors';
import { isLike } from '../../lists/filters';
import { sortedPage } from '../../lists/paging';
import type { Handlers038 } from '../handler';

export const templateHandlers = {
  getTemplates: ({ db, query, viewer }) => {
    const { name = '', workspaceIds = [] } = query;
    const visibleTemplates = db.templates
      .where(({ id }) => name === '' || isLike(id, `%${name}%`))
      .filter(
        ({ workspaceId }) =>
          (workspaceIds.length === 0 || workspaceIds.includes(workspaceId)) &&
          isInListOf(viewer, 'getTemplates', { workspaceId }),
      );
    const page = sortedPage(visibleTemplates, query);
    return {
      templates: page.rows.map(({ id, ...row }) => ({ name: id, ...row })),
      pagination: page.pagination,
    };
  },

  /** Unlike the older release it replaces an existing one, and accepts a workspace. */
  putTemplate: ({ db, viewer, path, body }) => {
    const name = path.templateName;
    const existing = db.templates.get(name);
    const workspaceId = body.workspaceId || existing?.workspaceId || 1;
    if (!db.workspaces.get(workspaceId)) {
      throw new MasterError('NotFound', `workspace '${workspaceId}' not found`);
    }
    allow(viewer, 'putTemplate', { workspaceId, part: 'create' });
    const row = { id: name, config: body.config ?? {}, workspaceId };
    db.templates.insert(row);
    return { template: { name, config: row.config, workspaceId } };
  },

  patchTemplateName: ({ db, viewer, body }) => {
    const { oldName, newName } = body;
    const template = db.templates.get(oldName);
    const missing = new MasterError('NotFound', `template '${oldName}' not found`);
    if (!template) throw missing;
    allow(viewer, 'patchTemplateName', { workspaceId: template.workspaceId, missing });
    if (db.templates.get(newName)) throw alreadyExists(`template '${newName}' already exists`);
    db.templates.delete(oldName);
    db.templates.insert({ ...template, id: newName });
    return {
      template: { name: newName, config: template.config, workspaceId: template.workspaceId },
    };
  },
} satisfies Partial<Handlers038>;
