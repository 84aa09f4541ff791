export { EndpointSecrets, sealedOfEndpoints } from './endpoint-secrets.js';
export { EndpointStoreModule } from './endpoint-store.module.js';
export { EndpointGuard } from './endpoint.guard.js';
export { hasUsableAddress, findMembers } from './find-addresses.js';
export { isMasked, maskedUrl } from './masked-url.js';
export { NotificationAddress } from './notification-address.entity.js';
export { NotificationEndpoint } from './notification-endpoint.entity.js';
