/** A page of the master's own documentation. */
export const docsLink = (page = ''): string => `/docs/${page}`;
