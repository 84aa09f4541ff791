export { textWith } from '@platform/service-kit';
