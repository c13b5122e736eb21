/**
 * One call of the contract in the form of openapi-fetch: parameters by place, body and decoded
 * answer.
 */
export type Endpoint<Args, InPath extends keyof Args, Answer, Type extends string = Json> = {
  parameters: At<'path', Pick<Args, InPath>> & At<'query', Omit<Args, InPath | 'body'>>;
  responses: {
    200: { content: { [Each in Type]: Answer } };
    default: { content: { [Each in Json]: Refusal } };
  };
} & BodyOf<Args>;

/** A stream, whose lines openapi-fetch leaves unread with `parseAs: 'stream'`. */
export type StreamEndpoint<Args, InPath extends keyof Args, Answer> = Endpoint<
  Args,
  InPath,
  Answer,
  'application/x-ndjson'
>;

/** The body of an unsuccessful answer. */
export type Refusal = { message?: string; code?: number; error?: unknown };

type Json = 'application/json';
type At<Place extends string, Values> =
  Record<never, never> extends Values ? { [Each in Place]?: Values } : { [Each in Place]: Values };
type BodyOf<Args> = Args extends { body: infer Body }
  ? { requestBody: { content: { [Each in Json]: Body } } }
  : 'body' extends keyof Args
    ? { requestBody?: { content: { [Each in Json]: NonNullable<Args['body']> } } }
    : { requestBody?: never };
