export { linkErrorBody } from './error-body.js';
export { ErrorsModule } from './errors.module.js';
export { asBadRequest, fieldErrorCode } from './field-errors.interceptor.js';
export { refuseWithSuccess } from './legacy-status.js';
