export * from './short-list.js';
