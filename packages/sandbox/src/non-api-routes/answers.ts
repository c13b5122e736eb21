import { toResponse } from '../wire/reply';
import { errorResponse, securityHeaders } from '../wire/respond';
import { bodyOfTexts } from '../wire/stream';

/** JSON in the format of the routes outside `/api/v1`, with a newline at the end. */
export const nonApiJson = (value: unknown): Response =>
  errorResponse({ status: 200, text: `${JSON.stringify(value)}\n` });

/** A table, line by line: a long one is sent while it is created. */
export const csvResponse = (lines: Iterable<string>): Response => {
  const headers = Object.entries({ ...securityHeaders, 'Content-Type': 'text/csv' });
  return toResponse({ status: 200, headers, body: bodyOfTexts(lines) });
};

const htmlResponse = (text: string): Response => textResponse(text, 'text/html; charset=utf-8');

const textResponse = (text: string, type: string): Response =>
  new Response(text, { headers: { ...securityHeaders, 'Content-Type': type } });

export const redirect = (status: 301 | 302 | 303, location: string): Response =>
  new Response(null, { status, headers: { ...securityHeaders, Location: location } });

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for a page. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const pageStyle = `
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; font: 0.875rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; line-height: 1.4; overflow-wrap: anywhere; }
h2 { font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
dt { opacity: 0.7; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

/** A small page: without scripts and external resources. */
export const page = (title: string, body: string): Response =>
  htmlResponse(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`);
