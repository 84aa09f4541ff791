/** For receivers of webhooks, on servers: it needs `node:crypto`, and so it is an entry point of its own. */
export {
  requestFault,
  signatureFault,
  verify,
  verifyRequest,
  type RequestHeaders,
  type SignatureFault,
  type VerifyInput,
  type VerifyOptions,
} from '@platform/signatures';
