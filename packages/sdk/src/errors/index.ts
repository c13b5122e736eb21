export {
  ApiError,
  type ErrorLevel,
  type ErrorType,
  isAborted,
  isApiError,
  isAuthFailure,
  isForbidden,
  isNotFound,
  isRetryable,
  isUnsupported,
} from './errors';
