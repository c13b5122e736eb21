export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  Middleware,
  Next,
  Route,
  StreamCall,
} from './client/call';
export { type AuthProvider, createTransport, type TransportOptions } from './client/transport';
export * from './errors';
export * from './generated/calls';
export { backoffMs } from './middleware/backoff';
