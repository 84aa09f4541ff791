export { generateSecret, standardWebhooksSecret } from './secret.js';
export { sign, signatureFault, verify } from './signature.js';
export type { SignatureFault, VerifyInput } from './signature.js';
export { signStandard } from './standard.js';
export { platformHeaders, requestFault, verifyRequest } from './delivery-request.js';
export type { DeliveryHeadersInput, RequestHeaders, VerifyOptions } from './delivery-request.js';
export { signDispatch } from './dispatch-request.js';
export type { DispatchHeaders, DispatchInput } from './dispatch-request.js';
